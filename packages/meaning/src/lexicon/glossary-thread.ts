import { parentPort } from 'node:worker_threads'
import { packGlossary } from './packed-glossary.ts'
import { readableGlosses } from './readable-gloss.ts'
import { readDictionary } from './read-dictionary.ts'

/** Reads the dictionary and ends, so that what that took of memory is given back. Packed: a hundred thousand words one by one would hold whoever takes them. */
const dictionary = await readDictionary()
const packed = dictionary === null ? null : packGlossary(readableGlosses(dictionary.entries()))
parentPort!.postMessage(packed, packed === null ? [] : [packed.starts.buffer as ArrayBuffer])
