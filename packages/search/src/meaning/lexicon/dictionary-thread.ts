import { parentPort } from 'node:worker_threads'
import { readDictionary } from '@gezhi/meaning'
import { dictionaryTranslations } from '../learning/dictionary-translations.ts'
import { packTranslations } from './packed-translations.ts'

/** Reads the dictionary and ends, so that what that took of memory is given back. */
const dictionary = await readDictionary()
parentPort!.postMessage(dictionary === null ? null : packTranslations(dictionaryTranslations(dictionary.entries())))
