import { fieldTable, type Field, type RecordKind } from '@gezhi/records'

/** A record of a kind that exists only in tests. */
export interface Book {
  readonly isbn: string
  readonly title: string
  readonly publisher?: string
  /** yyyyMMdd. */
  readonly printed?: string
  readonly chapters?: readonly string[]
}

const TITLE: Field<Book> = {
  name: 'T',
  aliases: ['title'],
  type: 'text',
  group: 'text',
  label: { zh: '书名', en: 'Title' },
  example: 'T=graphene',
  text: ['title', 'chapters'],
}
const PUBLISHER: Field<Book> = {
  name: 'P',
  aliases: ['publisher'],
  type: 'party',
  group: 'party',
  label: { zh: '出版社', en: 'Publisher' },
  example: 'P=科学出版社',
  text: ['publisher'],
  values: ({ publisher }) => (publisher === undefined ? [] : [publisher]),
  facet: 'publisher',
}
const PRINTED: Field<Book> = {
  name: 'D',
  aliases: ['printed'],
  type: 'date',
  group: 'date',
  label: { zh: '出版日', en: 'Print date' },
  example: 'D>=2020',
  values: ({ printed }) => (printed === undefined ? [] : [Number(printed)]),
  sort: 'printed',
}

/** A minimal kind next to patents, without optional members: dialects, subjects, parallel texts, derived facts. */
export const BOOK_KIND: RecordKind<Book> = {
  name: 'book',
  indexName: 'books',
  version: 1,
  label: { zh: '图书', en: 'Books' },
  module: import.meta.url,
  fields: fieldTable({ list: [TITLE, PUBLISHER, PRINTED], freeText: 'T' }),
  dialects: {},
  textColumns: [
    { name: 'title', weight: 5, role: 'title', texts: ({ title }) => [title] },
    { name: 'publisher', weight: 1, texts: ({ publisher }) => (publisher === undefined ? [] : [publisher]) },
    { name: 'chapters', weight: 1, role: 'body', inBody: true, texts: ({ chapters = [] }) => chapters },
  ],
  identity: ({ isbn }) => (isbn === '' ? null : isbn),
  withoutIdentity: { zh: '没有书号', en: 'has no ISBN' },
  readIds: (text) => [text],
  relations: { publisher: { keys: ({ publisher }) => (publisher === undefined ? [] : [publisher]), key: (value) => value } },
  order: { field: 'D', date: ({ printed }) => printed },
  groupings: { publisher: { key: ({ publisher }) => publisher } },
  bodyProperties: ['chapters'],
  content: ({ isbn, title, publisher, printed, chapters }) => JSON.stringify([isbn, title, publisher, printed, chapters]),
  merge: (records) => records.at(-1)!,
  suggestFields: ['P'],
}

export { BOOK_KIND as kind }
