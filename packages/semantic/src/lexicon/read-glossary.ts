import { callOnce } from '@gezhi/threads'
import { GLOSSARY_THREAD } from './glossary-protocol.ts'
import { unpackGlossary, type Glossary } from './packed-glossary.ts'

/** One gloss per word of the dictionary; null if its package is not installed. Takes a second, in a thread. */
export async function readGlossary(): Promise<Glossary | null> {
  const packed = await callOnce(GLOSSARY_THREAD, 'read', null)
  return packed && unpackGlossary(packed)
}
