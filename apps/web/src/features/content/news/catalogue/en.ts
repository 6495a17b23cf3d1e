import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  news: {
    title: 'News',
    lead: 'Product news and search tips.',
    columns: 'Sections',
    all: 'All',
    empty: 'No articles in this section yet.',
    failed: 'The news could not be loaded',
    back: 'Back to the news',
    partners: 'Partners',
  },
  flash: {
    title: 'News flashes',
    lead: 'The latest from the platform, newest first.',
    empty: 'No news flashes yet.',
    failed: 'The news flashes could not be loaded',
    back: 'Back to the news flashes',
    latest: 'Latest flashes',
    all: 'All news flashes',
    noSuch: 'News flash not found',
  },
  notice: {
    title: 'Notices',
    lead: 'From the operator of this system.',
    empty: 'No notices yet.',
    failed: 'The notices could not be loaded',
    latest: 'Latest notices',
    all: 'All notices',
  },
  article: { failed: 'The article could not be loaded', published: 'Published {{date}}', missing: 'Article not found' },
} satisfies Texts<typeof zh>
