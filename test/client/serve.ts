import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Server {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Answers requests on a port of its own on the loopback interface. Closing does not wait for who is still connected. */
export async function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
