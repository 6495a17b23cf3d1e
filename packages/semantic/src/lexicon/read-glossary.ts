import { callOnce } from '@gezhi/threads'
import { GLOSSARY_THREAD } from './glossary-protocol.ts'
import { unpackGlossary, type Glossary } from './packed-glossary.ts'

/** One gloss for each word of the dictionary that also crosses the languages of a search; null where its package is not installed. Takes a second, in a thread of its own. */
export async function readGlossary(): Promise<Glossary | null> {
  const packed = await callOnce(GLOSSARY_THREAD, 'read', null)
  return packed && unpackGlossary(packed)
}
