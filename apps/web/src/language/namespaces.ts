import type { Language } from '@gezhi/contract/client'
import type { Texts } from './texts.ts'

/**
 * The texts of each namespace. A manifest declares its own beside their loaders: `namespace: typeof zh`. The Chinese catalogue is the model:
 * a key that English lacks does not compile.
 */
export interface Namespaces {}

export type Namespace = keyof Namespaces

type Load<Name extends Namespace> = () => Promise<{ default: Texts<Namespaces[Name]> }>

/** Where the texts of each namespace are: one chunk a language, fetched when a page needs it. */
export type Catalogues = { readonly [Name in Namespace]: Readonly<Record<Language, Load<Name>>> }
