import { serveThread } from '@gezhi/threads'
import { GLOSSARY_THREAD } from './glossary-protocol.ts'
import { packGlossary } from './packed-glossary.ts'
import { readableGlosses } from './readable-gloss.ts'
import { readDictionary } from './read-dictionary.ts'

serveThread(GLOSSARY_THREAD, {
  read: async () => {
    const dictionary = await readDictionary()
    return dictionary === null ? null : packGlossary(readableGlosses(dictionary.entries()))
  },
})
