import { ASSUMED, ASSUMPTIONS } from '../scaling/assumptions.ts'
import { FULL_TEXT, MACHINE, POINTS, SHORT, type Point } from '../scaling/measured.ts'
import { documentOf, needsOf } from '../scaling/needs.ts'
import { powerLawOf, valueAt, type PowerLaw } from '../scaling/power-law.ts'
import { generatedFrom } from './generated-from.ts'
import { markdownTable } from './markdown-table.ts'

const NAMES = { embedded: 'embedded', opensearch: 'OpenSearch' } as const
type Engine = keyof typeof NAMES
const ENGINES: readonly Engine[] = ['embedded', 'opensearch']

const CORPORA = [
  { name: '180 million patents, full text', documents: 180e6, characters: ASSUMED.patentCharacters },
  { name: '50 million trademarks', documents: 50e6, characters: ASSUMED.trademarkCharacters },
  { name: '300 million companies', documents: 300e6, characters: ASSUMED.companyCharacters },
] as const

const TIMES = { page: 'first page', facets: 'five facets' } as const
const SIZES = [1e4, 1e5, 1e6, 5e6]

/** docs/scaling.md: what was measured, the curves through it, and what larger corpora need by them. */
export function renderScalingPage(): string {
  return `${[
    '# Scaling: measured, and reckoned from it',
    generatedFrom('tools/scaling'),
    `How large an installation has to be for 180 million patents with full text, 50 million trademarks and 300 million companies. Measured figures stand in ` +
      '`tools/scaling/measured.ts`, what is only assumed in `assumptions.ts`; all other numbers of this page are worked out from the two by `npm run generate`. ' +
      'Change an assumption there and read the page anew. None of it was ever run at that size: it says what to rent for a first trial, not what to buy.',
    '## Measured',
    MACHINE,
    measuredTable(),
    'A document, short (title, abstract, main claim) and with full text (all claims, a description of usual length):',
    documentsTable(),
    '## The curve',
    `Milliseconds of the processor, on the average over the 40 queries, are fitted by a power law, t(n) = a · n^b, least squares of the logarithms over the sizes above; bytes and milliseconds of filling by a line through ` +
      `the short and the long document, y(c) = y(${SHORT.opensearch.characters}) + slope · (c − ${SHORT.opensearch.characters}) for c characters. ` +
      'A law through four points says where it goes, not how sure that is.',
    curveTable(),
    '## What it comes to',
    'A cluster of OpenSearch nodes; bytes with copies. A query works in all shards at once, so what one shard takes is what it waits for, and what all shards take is what ' +
      'the cores are busy with; the last line divides the one by the other.',
    needsTable(),
    'One machine with the embedded engine:',
    embeddedTable(),
    '## Assumed',
    markdownTable(
      ['what', 'value', 'why'],
      Object.entries(ASSUMPTIONS).map(([name, { value, unit, why }]) => [name, `${formatNumber(value)} ${unit}`, why]),
    ),
    'And three that are no numbers: that times grow beyond the measured sizes as they do between them; that a query over full texts takes as long as one over as many short ' +
      'records (more of them will hold its words); that trademarks and companies cost as much as patents of their length.',
  ].join('\n\n')}\n`
}

function measuredTable(): string {
  const rows = POINTS.map(({ engine, patents, bytes, page, facets }) => [
    NAMES[engine],
    formatNumber(patents),
    formatNumber(bytes),
    formatMs(page.processor),
    formatMs(page.median),
    formatMs(page.p95),
    formatMs(facets.processor),
    formatMs(facets.median),
    formatMs(facets.p95),
  ])
  const head = ['engine', 'patents', 'bytes each', 'page, of a core', 'median', 'p95', 'facets, of a core', 'median', 'p95']
  return markdownTable(head, rows)
}

function documentsTable(): string {
  const rows = ENGINES.flatMap((engine) =>
    [SHORT[engine], FULL_TEXT[engine]].map((one) => [
      NAMES[engine],
      formatNumber(one.characters),
      formatNumber(one.bytes),
      formatMs(one.written),
      one.indexed === 0 ? '–' : formatMs(one.indexed),
    ]),
  )
  return markdownTable(['engine', 'characters', 'bytes on disk', 'of a core, here', 'of a core, in the cluster'], rows)
}

function curveTable(): string {
  const rows = ENGINES.flatMap((engine) =>
    (Object.keys(TIMES) as (keyof typeof TIMES)[]).map((time) => {
      const law = lawOf(engine, time)
      return [
        NAMES[engine],
        TIMES[time],
        `${law.factor.toPrecision(3)} ms · n^${law.exponent.toFixed(2)}`,
        ...SIZES.map((n) => formatMs(valueAt(law, n))),
      ]
    }),
  )
  return markdownTable(['engine', 'of a core', 'law', ...SIZES.map(formatNumber)], rows)
}

function needsTable(): string {
  const law = lawOf('opensearch', 'page')
  const all = CORPORA.map((corpus) => needsOf(corpus, documentOf(SHORT.opensearch, FULL_TEXT.opensearch, corpus.characters), law, ASSUMED))
  const row = (name: string, of: (needs: (typeof all)[number]) => string) => [name, ...all.map(of)]
  return markdownTable(
    ['', ...CORPORA.map(({ name }) => name)],
    [
      row('bytes a document', ({ bytesEach }) => formatNumber(bytesEach)),
      row('disk, with copies', ({ bytes }) => `${(bytes / 1e12).toFixed(1)} TB`),
      row('shards', ({ shards }) => String(shards)),
      row('nodes', ({ nodes }) => String(nodes)),
      row('memory', ({ memory }) => `${(memory / 1e12).toFixed(2)} TB`),
      row('days to import', ({ importDays }) => importDays.toFixed(1)),
      row('USD a month', ({ cost }) => formatNumber(cost)),
      row('first page in one shard, of a core', ({ inShard }) => formatMs(inShard)),
      row('queries a second by all cores', ({ queriesPerSecond }) => queriesPerSecond.toFixed(queriesPerSecond < 10 ? 1 : 0)),
    ],
  )
}

function embeddedTable(): string {
  const law = lawOf('embedded', 'page')
  const rows = [1e6, 5e6, 20e6].map((patents) => {
    const short = documentOf(SHORT.embedded, FULL_TEXT.embedded, SHORT.embedded.characters)
    const full = documentOf(SHORT.embedded, FULL_TEXT.embedded, ASSUMED.patentCharacters)
    const days = (one: typeof full) => ((patents * one.written * ASSUMED.importFactor) / 86_400_000).toFixed(1)
    return [
      formatNumber(patents),
      `${((patents * short.bytes) / 1e9).toFixed(0)} GB`,
      `${((patents * full.bytes) / 1e9).toFixed(0)} GB`,
      days(short),
      days(full),
      formatMs(valueAt(law, patents)),
    ]
  })
  return markdownTable(
    ['patents', 'disk, short', 'disk, full text', 'core-days to import, short', 'core-days, full text', 'first page, of a core'],
    rows,
  )
}

function lawOf(engine: Engine, time: keyof typeof TIMES): PowerLaw {
  return powerLawOf(
    POINTS.filter((point) => point.engine === engine).map((point: Point) => ({ n: point.patents, y: point[time].processor })),
  )
}

/** Three digits that matter, thousands parted. */
function formatNumber(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en')
}

function formatMs(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Number(ms.toPrecision(2))} ms`
}
