// node --import tsx test/client/fetch.ts
//
// Fetches the clients of this suite from npm, so that no test waits for a download.
import { installClient, installCodex, installGemini } from './install-client.ts'

await Promise.all([installClient(), installCodex(), installGemini()])
