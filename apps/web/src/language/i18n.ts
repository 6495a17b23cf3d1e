import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '@gezhi/contract/client'
import type { Catalogues, Namespace, Namespaces } from './namespaces.ts'
import { rememberLanguage, startLanguage } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Namespaces
  }
}

let catalogues: Catalogues | null = null

/** Says where the catalogues are. Once, before any text is asked for: what puts the features together knows them, this folder does not. */
export function registerCatalogues(all: Catalogues): void {
  catalogues = all
}

const catalogueChunks: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    fetchCatalogue(namespace as Namespace, language as Language).then(
      (chunk) => done(null, chunk.default),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    )
  },
}

async function fetchCatalogue(namespace: Namespace, language: Language): Promise<{ default: ResourceKey }> {
  if (catalogues === null) throw new Error('No catalogues are registered')
  return catalogues[namespace][language]()
}

let started: Promise<unknown> | null = null

/** Starts the interface's language and fetches the shell's words; the first call does it, later ones wait for the same. */
export async function startI18n(): Promise<void> {
  started ??= start()
  await started
}

async function start(): Promise<void> {
  const language = startLanguage()
  rememberLanguage(language)
  i18next.on('languageChanged', (changed) => rememberLanguage(changed as Language))
  await i18next
    .use(catalogueChunks)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['zh', 'en'],
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      // React escapes what it draws.
      interpolation: { escapeValue: false },
    })
}

/**
 * Fetches the words a page needs, in the language on the screen; those already here cost nothing. Rejects when they cannot be fetched:
 * i18next alone would draw keys in place of words.
 */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  const language = i18next.isInitialized ? currentLanguage() : startLanguage()
  await Promise.all([startI18n(), ...namespaces.map((namespace) => fetchCatalogue(namespace, language))])
  await i18next.loadNamespaces(namespaces)
}

/**
 * Turns the interface to a language without a reload, once the words of all open namespaces are here. Does nothing when it is that language
 * already: being told of a change, everything with words on the screen would be drawn anew.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if ((changingTo ?? i18next.language) === language) return
  changingTo = language
  try {
    await i18next.changeLanguage(language)
  } finally {
    if (changingTo === language) changingTo = null
  }
}

/** The language that is on its way. */
let changingTo: Language | null = null

/** The language on the screen. */
export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'zh'
}
