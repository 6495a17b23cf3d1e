import { hash } from 'node:crypto'
import type { IndexLayout } from './index-layout.ts'
import { SIGNS } from './written-words.ts'

/**
 * Increase it when documents are written differently into the same mapping: other words of a text, other terms of a term vector, other
 * stored records.
 */
const WRITTEN_FORM = 1

/** Maximum number of hits to page through. */
export const DEEPEST = 1_000_000

/** Gap of positions between two values of a column, so that no sequence or proximity spans them. */
export const VALUE_GAP = 50_000

const BEGINS = SIGNS.sentenceBegins + SIGNS.sentenceEnds + SIGNS.paragraphBegins + SIGNS.paragraphEnds
const DROP_EMPTY = { type: 'length', min: 1 } as const

/** Longest token in characters; Lucene accepts 32,766 bytes. */
const LONGEST_TOKEN = 8000
/** Longest searchable value of a field in characters. */
const LONGEST_VALUE = 8000

/** Our own tokens are indexed separated by spaces; each view of them preserves their positions. */
const ANALYSIS = {
  tokenizer: { words: { type: 'whitespace', max_token_length: LONGEST_TOKEN } },
  filter: {
    without_signs: { type: 'pattern_replace', pattern: `^[${BEGINS}${SIGNS.cjk}]+|(?s)${SIGNS.stem}.*$`, replacement: '' },
    stem_only: { type: 'pattern_replace', pattern: `^(?s).*${SIGNS.stem}|^[${BEGINS}]+`, replacement: '' },
    english_only: { type: 'pattern_replace', pattern: '^(?s)(?![a-z]+$).*$', replacement: '' },
    cjk_only: { type: 'pattern_replace', pattern: `^(?s)(?![${BEGINS}]*${SIGNS.cjk}).*$`, replacement: '' },
    first_character: { type: 'pattern_replace', pattern: `^(?s)[${BEGINS}]*${SIGNS.cjk}(.).*$`, replacement: '$1' },
    borders_only: { type: 'pattern_replace', pattern: `[^${BEGINS}]+`, replacement: '' },
    one_by_one: { type: 'pattern_capture', preserve_original: false, patterns: [`([${BEGINS}])`] },
    not_empty: DROP_EMPTY,
  },
  analyzer: {
    words: { type: 'custom', tokenizer: 'words', filter: ['without_signs'] },
    stems: { type: 'custom', tokenizer: 'words', filter: ['stem_only', 'english_only', 'not_empty'] },
    characters: { type: 'custom', tokenizer: 'words', filter: ['cjk_only', 'first_character', 'not_empty'] },
    borders: { type: 'custom', tokenizer: 'words', filter: ['borders_only', 'not_empty', 'one_by_one'] },
    asked: { type: 'custom', tokenizer: 'words' },
  },
} as const

function textView(analyzer: keyof typeof ANALYSIS.analyzer) {
  return { type: 'text', analyzer, search_analyzer: 'asked', position_increment_gap: VALUE_GAP, norms: false } as const
}

const TEXT_FIELD = {
  ...textView('words'),
  norms: true,
  fields: { stem: textView('stems'), character: textView('characters'), border: textView('borders') },
} as const

const KEYWORD = { type: 'keyword', ignore_above: LONGEST_VALUE } as const
/** Numbers can also be matched by their digits. */
const NUMBER = { type: 'long', fields: { digits: { type: 'keyword' } } } as const

/** Longer words would never be typed. */
const SUGGESTED_VALUE = { type: 'keyword', ignore_above: 100 } as const

/** The mapping, derived from the kind. */
function mappingsOf({ kind, fields }: IndexLayout) {
  const suggested = ['word', 'sound', ...kind.suggestFields.map((name) => `${name}Sound`)]
  return {
    dynamic: false,
    _source: { includes: ['docId', 'hash', 'front', 'body'] },
    properties: {
      docId: { type: 'keyword' },
      hash: { type: 'keyword', index: false, doc_values: false },
      address: { type: 'long' },
      exactTitle: { type: 'keyword', ignore_above: LONGEST_VALUE, doc_values: false },
      compounds: KEYWORD,
      suggest: { properties: Object.fromEntries(suggested.map((name) => [name, SUGGESTED_VALUE])) },
      written: { type: 'long' },
      meaning: {
        properties: {
          term: { type: 'keyword', doc_values: false },
          title: { type: 'keyword', doc_values: false },
          bag: { type: 'binary', doc_values: true },
          length: { type: 'integer', index: false },
        },
      },
      group: { properties: Object.fromEntries(Object.keys(kind.groupings).map((name) => [name, KEYWORD])) },
      text: { properties: Object.fromEntries(kind.textColumns.map(({ name }) => [name, TEXT_FIELD])) },
      first: {
        properties: Object.fromEntries(fields.flatMap(({ name, sorts, store }) => (sorts ? [[name, sortable(store)]] : []))),
      },
      value: { properties: Object.fromEntries(fields.map(({ name, store }) => [name, store === 'number' ? NUMBER : KEYWORD])) },
    },
  } as const
}

/**
 * The form of an index, in `_meta.form` of its mapping: an index of another form does not support all current requests. `1-<hash>`, for
 * later versions of the kind `1.2-<hash>`.
 */
export function indexForm(layout: IndexLayout): string {
  const { version } = layout.kind
  const written = version === 1 ? String(WRITTEN_FORM) : `${WRITTEN_FORM}.${version}`
  return `${written}-${hash('sha256', JSON.stringify([ANALYSIS, mappingsOf(layout)]), 'hex').slice(0, 12)}`
}

/** Body of the request that creates an index for records of a kind. */
export function indexSettings(layout: IndexLayout, { shards, replicas }: { readonly shards: number; readonly replicas: number }) {
  return {
    settings: {
      index: {
        number_of_shards: shards,
        number_of_replicas: replicas,
        max_result_window: DEEPEST,
        // Hits become visible with a refresh, which ends every batch.
        refresh_interval: '-1',
      },
      analysis: ANALYSIS,
    },
    mappings: { _meta: { form: indexForm(layout) }, ...mappingsOf(layout) },
  }
}

function sortable(store: 'number' | 'keyword') {
  return store === 'number' ? { type: 'long', index: false } : { ...KEYWORD, index: false }
}
