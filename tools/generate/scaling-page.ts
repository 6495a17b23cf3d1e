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

/** docs/scaling.md: measurements, fitted curves, and estimates for larger corpora. */
export function renderScalingPage(): string {
  return `${[
    '# Scaling: measurements and estimates',
    generatedFrom('tools/scaling'),
    'Estimated size of an installation for 180 million patents with full text, 50 million trademarks and 300 million companies. Measurements are in ' +
      '`tools/scaling/measured.ts`, assumptions in `assumptions.ts`; `npm run generate` computes all other figures of this page from both. ' +
      'No corpus of that size has been run: use the figures to size a first trial, not a purchase.',
    '## Measurements',
    MACHINE,
    measuredTable(),
    'Cost per document, short (title, abstract, main claim) and full text (all claims, a description of typical length):',
    documentsTable(),
    '## Curves',
    'The average CPU time over the 40 queries is fitted by a power law, t(n) = a · n^b (least squares of the logarithms over the sizes above). Disk usage and indexing time are ' +
      `interpolated linearly between the short and the full-text document, y(c) = y(${SHORT.opensearch.characters}) + slope · (c − ${SHORT.opensearch.characters}) for c characters. ` +
      'A fit through four points shows the trend, not its uncertainty.',
    curveTable(),
    '## Estimates',
    'An OpenSearch cluster; disk usage includes replicas. All shards process a query in parallel, so its latency is the time in one shard and its cost the time in ' +
      'all of them; the last row divides the CPU time of all cores by this cost.',
    needsTable(),
    'A single machine with the embedded engine:',
    embeddedTable(),
    '## Assumptions',
    markdownTable(
      ['assumption', 'value', 'description'],
      Object.entries(ASSUMPTIONS).map(([name, { value, unit, why }]) => [name, `${formatNumber(value)} ${unit}`, why]),
    ),
    'Further assumptions: times grow beyond the measured sizes as they do between them; a query over full texts takes as long as one over the same number of short ' +
      'documents, although more of them contain its terms; trademarks and companies cost as much as patents of the same length.',
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
  const head = ['engine', 'patents', 'bytes per document', 'first page, CPU', 'median', 'p95', 'five facets, CPU', 'median', 'p95']
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
  return markdownTable(['engine', 'characters', 'bytes on disk', 'CPU of the writer', 'CPU of the cluster'], rows)
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
  return markdownTable(['engine', 'CPU time', 'curve', ...SIZES.map(formatNumber)], rows)
}

function needsTable(): string {
  const law = lawOf('opensearch', 'page')
  const all = CORPORA.map((corpus) => needsOf(corpus, documentOf(SHORT.opensearch, FULL_TEXT.opensearch, corpus.characters), law, ASSUMED))
  const row = (name: string, of: (needs: (typeof all)[number]) => string) => [name, ...all.map(of)]
  return markdownTable(
    ['', ...CORPORA.map(({ name }) => name)],
    [
      row('bytes per document', ({ bytesEach }) => formatNumber(bytesEach)),
      row('disk, with replicas', ({ bytes }) => `${(bytes / 1e12).toFixed(1)} TB`),
      row('shards', ({ shards }) => String(shards)),
      row('nodes', ({ nodes }) => String(nodes)),
      row('memory', ({ memory }) => `${(memory / 1e12).toFixed(2)} TB`),
      row('days to import', ({ importDays }) => importDays.toFixed(1)),
      row('USD per month', ({ cost }) => formatNumber(cost)),
      row('first page in one shard, CPU', ({ inShard }) => formatMs(inShard)),
      row('queries per second, all cores', ({ queriesPerSecond }) => queriesPerSecond.toFixed(queriesPerSecond < 10 ? 1 : 0)),
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
    ['patents', 'disk, short', 'disk, full text', 'core-days to import, short', 'core-days, full text', 'first page, CPU'],
    rows,
  )
}

function lawOf(engine: Engine, time: keyof typeof TIMES): PowerLaw {
  return powerLawOf(
    POINTS.filter((point) => point.engine === engine).map((point: Point) => ({ n: point.patents, y: point[time].processor })),
  )
}

/** Three significant digits, with thousands separators. */
function formatNumber(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en')
}

function formatMs(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Number(ms.toPrecision(2))} ms`
}
