/** Sections of articles as the contract has them, in the order of the filter. */
export const SECTIONS = ['system', 'function', 'data', 'problem', 'update', 'legal', 'news', 'flash', 'event', 'partner', 'qr'] as const

export type Section = (typeof SECTIONS)[number]

/** The page where readers find an article; null if it is part of another page. */
export function readingPath(section: Section, id: number): string | null {
  switch (section) {
    case 'system':
    case 'function':
    case 'data':
    case 'problem':
    case 'legal':
      return `/hleparticulars?id=${id}`
    case 'news':
    case 'event':
      return `/newsinfo/${id}`
    case 'flash':
      return `/newFlash_deatil/${id}.html`
    case 'update':
    case 'partner':
    case 'qr':
      return null
  }
}
