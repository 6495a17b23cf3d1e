import { parentPort } from 'node:worker_threads'
import { readableGlosses } from './readable-gloss.ts'
import { readDictionary } from './read-dictionary.ts'

/** Reads the dictionary and ends, so that what that took of memory is given back. */
const dictionary = await readDictionary()
parentPort!.postMessage(dictionary === null ? null : readableGlosses(dictionary.entries()))
