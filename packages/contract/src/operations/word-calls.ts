import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { line, searchedText } from './console-texts.ts'
import { MAX_INTEGER, text } from '../text.ts'

const word = line(50)

export const wordCalls = {
  /** Entries of dictionaries with both labels, and the list of dictionaries. */
  listDictionaries: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/dictionary/list',
    who: 'operator',
    request: z.object({ ...pageFields, dictType: text().trim().max(50).optional() }).prefault({}),
    answer: pageOf(
      z.object({ dictType: z.string(), dictValue: z.string(), labelZh: z.string(), labelEn: z.string(), position: z.int() }),
    ).extend({ types: z.array(z.object({ dictType: z.string(), count: z.int() })) }),
    summary: { zh: '字典条目（管理员）', en: 'Dictionary entries (administrators)' },
  }),
  /** Adds an entry to a dictionary, at the end unless `position` is given, or changes one. */
  setDictionaryEntry: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/dictionary/set',
    who: 'operator',
    request: z.object({
      dictType: word,
      dictValue: word,
      labelZh: line(100),
      labelEn: line(100),
      position: z.int().min(0).max(1_000_000).optional(),
    }),
    answer: z.literal(true),
    summary: { zh: '保存字典条目（管理员）', en: 'Saves a dictionary entry (administrators)' },
  }),
  /** Removes an entry of a dictionary. */
  removeDictionaryEntry: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/dictionary/remove',
    who: 'operator',
    request: z.object({ dictType: word, dictValue: word }),
    answer: z.literal(true),
    errors: ['DICTIONARY_ENTRY_NOT_FOUND'],
    summary: { zh: '删除字典条目（管理员）', en: 'Deletes a dictionary entry (administrators)' },
  }),
  /** Groups of synonyms used in searches. */
  listSynonyms: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/synonym/list',
    who: 'operator',
    request: z.object({ ...pageFields, text: searchedText }).prefault({}),
    answer: pageOf(z.object({ group: z.int(), words: z.array(z.string()) })),
    summary: { zh: '同义词（管理员）', en: 'Synonyms (administrators)' },
  }),
  /** Adds groups of synonyms; existing ones are ignored. */
  addSynonyms: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/synonym/add',
    who: 'operator',
    request: z.object({
      groups: z
        .array(z.array(text().trim().max(100)).min(1).max(50))
        .min(1)
        .max(1000),
    }),
    answer: z.object({ added: z.int() }),
    errors: ['SYNONYMS_NOT_NEW'],
    summary: { zh: '添加同义词（管理员）', en: 'Adds synonyms (administrators)' },
  }),
  /** Removes words from a group of synonyms, or the whole group. */
  removeSynonyms: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/synonym/remove',
    who: 'operator',
    request: z.object({ group: z.int().min(1).max(MAX_INTEGER), words: z.array(text().max(100)).min(1).max(50).optional() }),
    answer: z.literal(true),
    errors: ['SYNONYMS_NOT_FOUND'],
    summary: { zh: '删除同义词（管理员）', en: 'Deletes synonyms (administrators)' },
  }),
}
