import { readPersonKey } from '../../author/io/person-key.ts'
import { createProof, type Proof } from '../core/own-mark.ts'

/** The proof by this person's key. */
export const readProof = (projectDir: string): Proof => createProof(readPersonKey(projectDir))
