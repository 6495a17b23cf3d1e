import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  news: {
    title: 'News',
    lead: 'What is new in the product, and how to search well.',
    columns: 'Columns',
    all: 'All',
    empty: 'There is no article in this column yet.',
    failed: 'The news could not be fetched',
    back: 'Back to the news',
    partners: 'Partners',
  },
  flash: {
    title: 'News flashes',
    lead: 'The latest from the platform, newest first.',
    empty: 'There are no news flashes yet.',
    failed: 'The news flashes could not be fetched',
    back: 'Back to the news flashes',
    latest: 'Latest flashes',
    all: 'All news flashes',
    noSuch: 'There is no such news flash',
  },
  notice: {
    title: 'Notices',
    lead: 'From whoever runs this system.',
    empty: 'There are no notices yet.',
    failed: 'The notices could not be fetched',
    latest: 'Latest notices',
    all: 'All notices',
  },
  article: { failed: 'The article cannot be opened', published: 'Published {{date}}', missing: 'There is no such article' },
} satisfies Texts<typeof zh>
