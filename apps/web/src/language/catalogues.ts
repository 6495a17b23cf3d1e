import type { Language } from '@gezhi/contract/client'
import type newsZh from '../features/content/news/catalogue/zh.ts'
import type storyZh from '../features/content/story/catalogue/zh.ts'
import type servicesZh from '../features/content/services/catalogue/zh.ts'
import type helpZh from '../features/content/help/catalogue/zh.ts'
import type homeZh from '../features/home/catalogue/zh.ts'
import type patentsZh from '../features/patents/catalogue/zh.ts'
import type formZh from '../components/form/catalogue/zh.ts'
import type accountsZh from '../features/accounts/catalogue/zh.ts'
import type messagesZh from '../features/accounts/messages/catalogue/zh.ts'
import type personalZh from '../features/accounts/personal/catalogue/zh.ts'
import type sessionZh from '../features/accounts/session/catalogue/zh.ts'
import type libraryZh from '../features/library/catalogue/zh.ts'
import type feedbackZh from '../features/content/feedback/catalogue/zh.ts'
import type activityZh from '../features/home/activity/catalogue/zh.ts'
import type demoZh from '../features/content/demo/catalogue/zh.ts'
import type operationsZh from '../features/operations/catalogue/zh.ts'
import type semanticZh from '../features/search/ways/semantic/catalogue/zh.ts'
import type databasesZh from '../components/database-picker/catalogue/zh.ts'
import type batchZh from '../components/batch-import/catalogue/zh.ts'
import type classificationZh from '../features/classification/catalogue/zh.ts'
import type citationZh from '../features/search/ways/citation/catalogue/zh.ts'
import type extendZh from '../features/search/ways/extend/catalogue/zh.ts'
import type searchZh from '../features/search/catalogue/zh.ts'
import type settingsZh from '../features/search/settings/catalogue/zh.ts'
import type advancedZh from '../features/search/ways/advanced/catalogue/zh.ts'
import type lawZh from '../features/search/ways/law/catalogue/zh.ts'
import type commandZh from '../features/search/ways/command/catalogue/zh.ts'
import type syntaxZh from '../components/syntax-help/catalogue/zh.ts'
import type shellZh from '../app/catalogue/zh.ts'
import type { Texts } from './texts.ts'

/** The words of one namespace in one language: texts under keys, one level of groups. */
export type Catalogue = { readonly [key: string]: string | Catalogue }

/** The words each namespace must have. The Chinese catalogue is the model: a key that another language lacks does not compile. */
export interface Namespaces {
  shell: typeof shellZh
  home: typeof homeZh
  help: typeof helpZh
  services: typeof servicesZh
  story: typeof storyZh
  news: typeof newsZh
  search: typeof searchZh
  settings: typeof settingsZh
  demo: typeof demoZh
  activity: typeof activityZh
  feedback: typeof feedbackZh
  operations: typeof operationsZh
  semantic: typeof semanticZh
  classification: typeof classificationZh
  citation: typeof citationZh
  batch: typeof batchZh
  databases: typeof databasesZh
  extend: typeof extendZh
  patents: typeof patentsZh
  form: typeof formZh
  accounts: typeof accountsZh
  messages: typeof messagesZh
  session: typeof sessionZh
  personal: typeof personalZh
  library: typeof libraryZh
  syntax: typeof syntaxZh
  command: typeof commandZh
  advanced: typeof advancedZh
  law: typeof lawZh
}

export type Namespace = keyof Namespaces

type Load<Name extends Namespace> = () => Promise<{ default: Texts<Namespaces[Name]> }>

/** Where the catalogues are: one chunk a language and namespace, fetched when a page needs it. */
export const CATALOGUES: { readonly [Name in Namespace]: Readonly<Record<Language, Load<Name>>> } = {
  shell: { zh: () => import('../app/catalogue/zh.ts'), en: () => import('../app/catalogue/en.ts') },
  news: { zh: () => import('../features/content/news/catalogue/zh.ts'), en: () => import('../features/content/news/catalogue/en.ts') },
  story: { zh: () => import('../features/content/story/catalogue/zh.ts'), en: () => import('../features/content/story/catalogue/en.ts') },
  services: {
    zh: () => import('../features/content/services/catalogue/zh.ts'),
    en: () => import('../features/content/services/catalogue/en.ts'),
  },
  help: { zh: () => import('../features/content/help/catalogue/zh.ts'), en: () => import('../features/content/help/catalogue/en.ts') },
  home: { zh: () => import('../features/home/catalogue/zh.ts'), en: () => import('../features/home/catalogue/en.ts') },
  search: { zh: () => import('../features/search/catalogue/zh.ts'), en: () => import('../features/search/catalogue/en.ts') },
  settings: {
    zh: () => import('../features/search/settings/catalogue/zh.ts'),
    en: () => import('../features/search/settings/catalogue/en.ts'),
  },
  operations: {
    zh: () => import('../features/operations/catalogue/zh.ts'),
    en: () => import('../features/operations/catalogue/en.ts'),
  },
  semantic: {
    zh: () => import('../features/search/ways/semantic/catalogue/zh.ts'),
    en: () => import('../features/search/ways/semantic/catalogue/en.ts'),
  },
  databases: {
    zh: () => import('../components/database-picker/catalogue/zh.ts'),
    en: () => import('../components/database-picker/catalogue/en.ts'),
  },
  batch: {
    zh: () => import('../components/batch-import/catalogue/zh.ts'),
    en: () => import('../components/batch-import/catalogue/en.ts'),
  },
  classification: {
    zh: () => import('../features/classification/catalogue/zh.ts'),
    en: () => import('../features/classification/catalogue/en.ts'),
  },
  citation: {
    zh: () => import('../features/search/ways/citation/catalogue/zh.ts'),
    en: () => import('../features/search/ways/citation/catalogue/en.ts'),
  },
  extend: {
    zh: () => import('../features/search/ways/extend/catalogue/zh.ts'),
    en: () => import('../features/search/ways/extend/catalogue/en.ts'),
  },
  patents: { zh: () => import('../features/patents/catalogue/zh.ts'), en: () => import('../features/patents/catalogue/en.ts') },
  feedback: {
    zh: () => import('../features/content/feedback/catalogue/zh.ts'),
    en: () => import('../features/content/feedback/catalogue/en.ts'),
  },
  activity: {
    zh: () => import('../features/home/activity/catalogue/zh.ts'),
    en: () => import('../features/home/activity/catalogue/en.ts'),
  },
  demo: { zh: () => import('../features/content/demo/catalogue/zh.ts'), en: () => import('../features/content/demo/catalogue/en.ts') },
  form: { zh: () => import('../components/form/catalogue/zh.ts'), en: () => import('../components/form/catalogue/en.ts') },
  accounts: { zh: () => import('../features/accounts/catalogue/zh.ts'), en: () => import('../features/accounts/catalogue/en.ts') },
  messages: {
    zh: () => import('../features/accounts/messages/catalogue/zh.ts'),
    en: () => import('../features/accounts/messages/catalogue/en.ts'),
  },
  session: {
    zh: () => import('../features/accounts/session/catalogue/zh.ts'),
    en: () => import('../features/accounts/session/catalogue/en.ts'),
  },
  personal: {
    zh: () => import('../features/accounts/personal/catalogue/zh.ts'),
    en: () => import('../features/accounts/personal/catalogue/en.ts'),
  },
  library: { zh: () => import('../features/library/catalogue/zh.ts'), en: () => import('../features/library/catalogue/en.ts') },
  syntax: { zh: () => import('../components/syntax-help/catalogue/zh.ts'), en: () => import('../components/syntax-help/catalogue/en.ts') },
  command: {
    zh: () => import('../features/search/ways/command/catalogue/zh.ts'),
    en: () => import('../features/search/ways/command/catalogue/en.ts'),
  },
  advanced: {
    zh: () => import('../features/search/ways/advanced/catalogue/zh.ts'),
    en: () => import('../features/search/ways/advanced/catalogue/en.ts'),
  },
  law: {
    zh: () => import('../features/search/ways/law/catalogue/zh.ts'),
    en: () => import('../features/search/ways/law/catalogue/en.ts'),
  },
}
