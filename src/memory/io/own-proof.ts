import { readPersonKey } from '../../author/io/person-key.ts'
import { createProof, type Proof } from '../core/note-text.ts'

/** The proof by this person's key. */
export const readProof = (projectDir: string): Proof => createProof(readPersonKey(projectDir))
