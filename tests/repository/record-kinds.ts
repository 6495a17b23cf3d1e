import type { SourceTree } from './source-tree.ts'

/** The folders of a record kind, and where the kind may be named. */
export interface KindFolders {
  /** Folders and files of the kind itself. */
  readonly is: readonly string[]
  /** Folders dedicated to the kind, which may name it. */
  readonly places: readonly string[]
  /** How code names the kind without importing it, if no other thing has that name. */
  readonly word?: RegExp
}

/** Record kinds with more than the folders of `conventionalFolders`, by name. Paths of folders end with a slash. */
const LISTED_KINDS: Readonly<Record<string, KindFolders>> = {
  patent: {
    is: [
      'packages/records/src/patents/',
      'packages/contract/src/patents/',
      // Its calls search patents; requests and responses of lists of all kinds are in the folder `kinds`.
      'packages/contract/src/search/',
      'packages/imports/src/patents/',
      'packages/imports/src/sources/patent-source.ts',
      'apps/server/src/patents/',
      'apps/web/src/kinds/patents/',
      'apps/web/src/features/patents/',
    ],
    places: [
      // Office formats, mapped tables and generated documents are patents so far.
      'packages/imports/src/sources/',
      'packages/imports/src/mappings/',
      'packages/imports/src/demo/',
      'packages/imports/src/event-codes/',
      // Implements the calls that search patents.
      'apps/server/src/search/',
      // The folders of projects hold patents.
      'apps/server/src/projects/',
      'apps/web/src/features/projects/',
      // Applicant groups.
      'apps/server/src/groups/',
      // Scores companies by their patents.
      'apps/server/src/analysis/capability/',
      // Lays out patents by their titles and abstracts.
      'apps/server/src/landscape/',
      // Values patents.
      'packages/contract/src/graph/',
      'apps/server/src/graph/',
      'apps/web/src/features/graph/',
      'packages/contract/src/valuation/',
      'apps/server/src/valuation/',
      'apps/web/src/features/valuation/',
      'apps/web/src/features/operations/valuation/',
      // Compares patents with claims.
      'packages/contract/src/novelty/',
      'apps/server/src/novelty/',
      'apps/web/src/features/novelty/',
      // Answers questions about patents.
      'apps/server/src/tools/',
      'apps/server/src/assistant/',
      // Forms of search modes that only patents have (`modes` of their kind), and their components.
      'apps/web/src/features/search/modes/batch/',
      'apps/web/src/features/search/modes/citation/',
      'apps/web/src/features/search/modes/extend/',
      'apps/web/src/features/search/modes/law/',
      'apps/web/src/features/search/modes/semantic/',
      'apps/web/src/components/batch-search/',
      'apps/web/src/components/database-picker/',
      // Searches drawings of patents, and figures of trademarks.
      'packages/contract/src/pictures/',
      'apps/server/src/pictures/',
      'apps/web/src/features/pictures/',
      'apps/web/src/components/picture-search/',
      // The operations of the open API are those of the three kinds.
      'packages/contract/src/open-api/',
      'apps/server/src/open-api/',
      'apps/web/src/features/open-api/',
      // Measures engines on patents.
      'bench/',
    ],
  },
  trademark: {
    ...conventionalFolders('trademarks'),
    word: /trademark/i,
    places: [
      // Screens trademarks for similar ones.
      'packages/contract/src/screening/',
      'apps/server/src/screening/',
      'apps/web/src/features/screening/',
      'packages/trademark-similarity/',
      'packages/documents/src/reports/screening-texts.ts',
      'bench/benchmarks/similar-marks.ts',
      'tools/generate/look-alike-characters.ts',
      // Reads the set `trademark-images`.
      'bench/pictures/picture-sets.ts',
      // Searches figures of trademarks, and drawings of patents.
      'packages/contract/src/pictures/',
      'apps/server/src/pictures/',
      'apps/web/src/features/pictures/',
      'apps/web/src/components/picture-search/',
      // The operations of the open API are those of the three kinds.
      'packages/contract/src/open-api/',
      'apps/server/src/open-api/',
      // Answers questions about trademarks.
      'apps/server/src/tools/',
      'apps/server/src/assistant/',
      'apps/web/src/features/assistant/',
      // Describes the operations of the three kinds.
      'apps/web/src/features/open-api/',
      // Measures their import.
      'bench/benchmarks/import-marks.ts',
    ],
  },
  company: {
    ...conventionalFolders('companies'),
    // As a word it is any organisation: the applicant of a patent, the employer of a user.
    word: /'company'|\bCOMPAN(?:Y|IES)_/,
    places: [
      // Applicant groups: their companies.
      'packages/contract/src/groups/',
      'apps/server/src/groups/',
      'apps/web/src/features/groups/',
      // The operations of the open API are those of the three kinds.
      'packages/contract/src/open-api/',
      'apps/server/src/open-api/',
      // Answers questions about companies.
      'apps/server/src/tools/',
      'apps/server/src/assistant/',
      'apps/web/src/features/open-api/',
      // Scores of companies.
      'apps/web/src/features/analysis/capability/',
      // Measures engines on companies.
      'bench/benchmarks/companies.ts',
    ],
  },
}

/** All record kinds by name: those listed, and every folder of the records with a `<kind>-kind.ts`. */
export function recordKinds(tree: SourceTree): Readonly<Record<string, KindFolders>> {
  const listed = Object.values(LISTED_KINDS).flatMap(({ is }) => is)
  const found = tree.paths.flatMap((path) => {
    const [, folder = '', name = ''] = /^packages\/records\/src\/(?!kinds\/)([^/]+)\/([^/]+)-kind\.ts$/.exec(path) ?? []
    return name === '' || listed.some((one) => path.startsWith(one)) ? [] : [[name, conventionalFolders(folder)] as const]
  })
  return { ...LISTED_KINDS, ...Object.fromEntries(found) }
}

/** The folders of a kind that has the same name everywhere. */
function conventionalFolders(word: string): KindFolders {
  const trees = ['packages/records/src', 'packages/contract/src', 'packages/imports/src/sources', 'apps/server/src']
  const is = [...trees, 'apps/web/src/kinds', 'apps/web/src/features'].map((root) => `${root}/${word}/`)
  return { is, places: [] }
}

/** Files that list all kinds. */
export const KIND_LISTS: readonly string[] = [
  'packages/records/src/index.ts',
  'packages/contract/src/calls.ts',
  'packages/contract/src/errors.ts',
  'packages/contract/src/index.ts',
  'packages/contract/src/client/index.ts',
  'packages/imports/src/index.ts',
  'packages/imports/src/sources/sources.ts',
  'packages/imports/src/sources/mapped-kinds.ts',
  'apps/server/src/app/domains.ts',
  'apps/web/src/app/feature-list.ts',
  'apps/web/src/kinds/kinds.ts',
]

/** Other files that name a kind, with the reason. */
export const KIND_EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/server/src/main.ts': 'chooses where the drawings of patents are looked for',
  'apps/server/src/startup/demonstration/demonstrated-kinds.ts': 'chooses what an empty installation is filled with',
  'apps/server/src/startup/demonstration/demonstration-records.ts': 'generates what an empty installation is filled with',
  'apps/server/src/analysis/sampled-patents.ts': 'problems and solutions are named by the texts of patents',
  'apps/server/src/analysis/white-spot-terms.ts': 'problems and solutions are named by the texts of patents',
  'apps/server/src/classification/classification-domain.ts': 'the records that are counted by class are patents',
  'apps/server/src/content/content-domain.ts': 'the counters of the home page count all kinds, the coverage patents',
  'apps/server/src/content/help-handlers.ts': 'the help lists the fields of patents',
  'apps/server/src/content/written-tables.ts': 'the tables of fields in articles are those of patents',
  'apps/web/src/features/content/story/index-figures.ts': 'the story of the home page counts patents',
  'packages/contract/src/library/displayed-kinds.ts': 'lists the kinds whose displayed fields users choose',
  'packages/contract/src/library/settings.ts': 'marks of read patents are kept under their numbers',
  'tools/generate/operating-page.ts': 'the page of commands lists those that link names with companies',
}

/**
 * Files that name trademarks or companies without importing them, by reason. No other file may; lists of all kinds, generated files,
 * catalogues and tests aside.
 */
export const KIND_MENTIONS: Readonly<Record<string, readonly string[]>> = {
  'the specification names calls, counters, menus, services or error texts of the kind there': [
    'packages/contract/src/content/counts.ts',
    'packages/contract/src/follows/calls.ts',
    'apps/server/src/content/index-counters.ts',
    'apps/server/src/follows/follow-handlers.ts',
    'apps/web/src/features/follows/use-follows.ts',
    'apps/web/src/features/home/counters/counter-table.ts',
    'apps/web/src/features/content/feature.ts',
    'apps/web/src/features/content/services/service-kinds.ts',
    'apps/web/src/features/content/services/service-page.tsx',
    'apps/web/src/app/navigation/menus.ts',
    'apps/web/src/routing/feature.ts',
  ],
  'a table of all kinds that follows, limits or settings are made of': [
    'packages/contract/src/follows/follow-types.ts',
    'packages/contract/src/capabilities.ts',
    'packages/contract/src/assistant/assistant-limits.ts',
    'apps/server/src/settings/settings.ts',
  ],
  'another company: the type of an applicant, of a suggestion, of an employer, of an example': [
    'packages/contract/src/search/suggest.ts',
    'packages/imports/src/demo/',
    'packages/imports/src/sources/us-redbook/read-party.ts',
    'packages/records/src/kinds/field-table.ts',
    'packages/records/src/patents/',
    'apps/server/src/content/personal-data.ts',
    'apps/server/src/content/reservations-table.ts',
    'apps/server/src/content/service-enquiries-table.ts',
    'apps/web/src/features/content/demo/demo-booking-form.tsx',
    'apps/web/src/features/content/services/enquiry-form.tsx',
    'apps/web/src/features/home/guide/guide-steps.ts',
    'apps/web/src/features/home/search-box/panel-options.ts',
    'apps/web/src/features/home/search-box/suggestion-panel.tsx',
    'apps/web/src/features/operations/bookings/bookings-page.tsx',
    'apps/web/src/features/operations/enquiries/enquiries-page.tsx',
  ],
  'measures, describes or runs all kinds': ['tools/'],
}
