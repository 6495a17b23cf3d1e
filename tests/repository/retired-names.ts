/** A word that names no longer use. */
export interface RetiredWord {
  readonly word: string
  /** What to write in its place. */
  readonly term: string
  /** Folders whose exports and files may still use it, until they are renamed. Default: none. */
  readonly remaining?: readonly string[]
}

/** Folders whose members and parameters are not renamed yet. */
export const UNCHECKED_MEMBERS: readonly string[] = [
  'apps/',
  'packages/contract/',
  'tests/components/',
  'tests/e2e/',
  'tests/calls/',
  'tests/security/',
]

const APPS: readonly string[] = ['apps/', 'packages/contract/', 'tests/components/', 'tests/e2e/']

/** Compared with whole words of a name: `tell` is in `tellHit`, not in `intelligent`. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'meaning', term: 'semantic', remaining: ['apps/web/'] },
  { word: 'meanings', term: 'semantic', remaining: ['apps/web/'] },
  { word: 'bag', term: 'term vector' },
  { word: 'bags', term: 'term vectors' },
  { word: 'piece', term: 'fragment, segment, entry or part', remaining: ['apps/web/'] },
  { word: 'pieces', term: 'fragments, segments, entries or parts', remaining: ['apps/web/'] },
  { word: 'aside', term: 'shadow, or skipped', remaining: ['apps/web/'] },
  { word: 'adopt', term: 'swapIn (an index) or attach (shared data)' },
  { word: 'patience', term: 'maxWait, or a limit in its unit', remaining: APPS },
  { word: 'turns', term: 'mutex or slot' },
  { word: 'forgive', term: 'clearErrors' },
  { word: 'hear', term: 'subscribe' },
  { word: 'house', term: 'repository' },
  { word: 'entrance', term: 'session issuer' },
  { word: 'retell', term: 'recompute' },
  { word: 'tell', term: 'describe, format or report', remaining: APPS },
  { word: 'told', term: 'described or reported', remaining: APPS },
  { word: 'say', term: 'describe, format or report', remaining: APPS },
  { word: 'says', term: 'description or message', remaining: APPS },
  { word: 'said', term: 'described, reported or recorded', remaining: APPS },
  { word: 'asked', term: 'requested, or what was requested', remaining: APPS },
  { word: 'asks', term: 'requests', remaining: APPS },
  { word: 'kept', term: 'stored, saved, cached or retained', remaining: APPS },
  { word: 'fault', term: 'error, issue or violation', remaining: APPS },
  { word: 'refusal', term: 'rejection', remaining: APPS },
  { word: 'refuse', term: 'reject', remaining: APPS },
  { word: 'refused', term: 'rejected or forbidden' },
]

/** A name in which a retired word stays. */
export interface RetiredNameException {
  readonly path: string
  readonly name: string
  readonly reason: string
}

const IMPORT_EVENT = 'a message to import commands of other versions'

export const RETIRED_NAME_EXCEPTIONS: readonly RetiredNameException[] = [
  { path: 'packages/imports/src/pipeline/read-event.ts', name: 'piece', reason: 'a key in the log of rejected records' },
  { path: 'packages/imports/src/pipeline/read-event.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/imports/src/pipeline/import-event.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/imports/src/pipeline/file-tally.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/imports/src/pipeline/batch-builder.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/search-opensearch/src/storage/text-term-vector.ts', name: 'bag', reason: 'a field of stored documents' },
]
