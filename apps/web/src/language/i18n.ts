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

/** Registers the catalogues. Called once, before any text is used: the composition of features knows them, this folder does not. */
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

/** Initialises the interface's language and loads the shell's texts; later calls wait for the first. */
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
      // React escapes the text it renders.
      interpolation: { escapeValue: false },
    })
}

/**
 * Loads the texts of a page in the language on the screen; no-op if already loaded. Rejects on failure: i18next alone would render keys
 * instead of texts.
 */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  const language = i18next.isInitialized ? currentLanguage() : startLanguage()
  await Promise.all([startI18n(), ...namespaces.map((namespace) => fetchCatalogue(namespace, language))])
  await i18next.loadNamespaces(namespaces)
}

/**
 * Switches the interface to a language without a reload, once the texts of all open namespaces are loaded. Does nothing if it is already
 * the current language, because the change event would re-render all texts.
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

/** The language being loaded. */
let changingTo: Language | null = null

/** The language on the screen; before the first texts are there, the language they will have. */
export function currentLanguage(): Language {
  const language: string | undefined = i18next.language
  if (language === undefined) return startLanguage()
  return language === 'en' ? 'en' : 'zh'
}
