/** A word that names no longer use. */
export interface RetiredWord {
  readonly word: string
  /** What to write in its place. */
  readonly term: string
}

/** Compared with whole words of a name: `tell` is in `tellHit`, not in `intelligent`. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'meaning', term: 'semantic' },
  { word: 'meanings', term: 'semantic' },
  { word: 'bag', term: 'term vector' },
  { word: 'bags', term: 'term vectors' },
  { word: 'piece', term: 'fragment, segment, entry or part' },
  { word: 'pieces', term: 'fragments, segments, entries or parts' },
  { word: 'aside', term: 'shadow, or skipped' },
  { word: 'adopt', term: 'swapIn (an index) or attach (shared data)' },
  { word: 'patience', term: 'maxWait, or a limit in its unit' },
  { word: 'turns', term: 'mutex or slot' },
  { word: 'forgive', term: 'clearErrors' },
  { word: 'hear', term: 'subscribe' },
  { word: 'house', term: 'repository' },
  { word: 'entrance', term: 'session issuer' },
  { word: 'retell', term: 'recompute' },
  { word: 'tell', term: 'describe, format or report' },
  { word: 'told', term: 'described or reported' },
  { word: 'say', term: 'describe, format or report' },
  { word: 'says', term: 'description or message' },
  { word: 'said', term: 'described, reported or recorded' },
  { word: 'asked', term: 'requested, or what was requested' },
  { word: 'asks', term: 'requests' },
  { word: 'kept', term: 'stored, saved, cached or retained' },
  { word: 'fault', term: 'error, issue or violation' },
  { word: 'refusal', term: 'rejection' },
  { word: 'refuse', term: 'reject' },
  { word: 'refused', term: 'rejected or forbidden' },
  { word: 'wanted', term: 'requested, or what was requested' },
  { word: 'pace', term: 'rate limit' },
  { word: 'paces', term: 'rate limits' },
  { word: 'paced', term: 'limited, or what counts against the limit' },
  { word: 'asides', term: 'shadow indexes' },
  { word: 'faulty', term: 'invalid' },
  { word: 'worded', term: 'localized or rendered' },
  { word: 'heard', term: 'an event, or what receives it (onChange)' },
  { word: 'loosen', term: 'relax' },
  { word: 'loosening', term: 'relaxation' },
  { word: 'newbie', term: 'quick tour' },
  { word: 'impatient', term: 'skipPause, or what is skipped' },
  { word: 'asking', term: 'request' },
  { word: 'telephones', term: 'phones' },
  { word: 'sweep', term: 'purge expired' },
]

/** Compared with whole names: `mostFrequent` and `givenName` are not meant. */
export const RETIRED_WHOLE_NAMES: readonly RetiredWord[] = [
  { word: 'most', term: 'max… with what is counted, or limit' },
  { word: 'least', term: 'min… with what is counted' },
  { word: 'keep', term: 'save, store or cache' },
  { word: 'ask', term: 'request, send or prompt' },
  { word: 'give', term: 'grant, send or provide' },
  { word: 'giveBack', term: 'refund or release' },
  { word: 'act', term: 'action, or run' },
  { word: 'inTurn', term: 'mutex, slot or withAdvisoryLock' },
  { word: 'closingList', term: 'cleanupStack' },
]

/** A name in which a retired word is allowed. */
export interface RetiredNameException {
  readonly path: string
  readonly name: string
  readonly reason: string
}

const IMPORT_EVENT = 'a message to import commands of other versions'

export const RETIRED_NAME_EXCEPTIONS: readonly RetiredNameException[] = [
  { path: 'apps/web/src/features/search/views/text-view.tsx', name: 'meaning', reason: 'a field of responses' },
  { path: 'packages/imports/src/pipeline/read-event.ts', name: 'piece', reason: 'a key in the log of rejected records' },
  { path: 'packages/imports/src/pipeline/read-event.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/imports/src/pipeline/import-event.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/imports/src/pipeline/file-tally.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/imports/src/pipeline/batch-builder.ts', name: 'setAside', reason: IMPORT_EVENT },
  { path: 'packages/search-opensearch/src/storage/text-term-vector.ts', name: 'bag', reason: 'a field of stored documents' },
]
