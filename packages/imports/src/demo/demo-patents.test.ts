import { createHash } from 'node:crypto'
import { legalStateOf, normalisePatentNumber, readClassSymbol, type PatentRecord } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { DEMO_CORPUS_DATE } from './calendar.ts'
import { demoPatents } from './demo-patents.ts'
import { TECHNOLOGIES } from './technologies/index.ts'

const SEED = 20260630
const COUNT = 4000
const corpus = [...demoPatents({ seed: SEED, count: COUNT })]
const numberOf = (record: PatentRecord): string => record.publicationNumber ?? ''
const byNumber = new Map(corpus.map((record) => [numberOf(record), record]))
const positions = new Map(corpus.map((record, position) => [numberOf(record), position]))

/** Records that violate a rule, by number: an empty list means that all comply. */
function breaking(law: (record: PatentRecord) => boolean): string[] {
  return corpus.filter((record) => !law(record)).map(numberOf)
}

describe('the stream', () => {
  it('is the same on every machine', () => {
    const hash = createHash('sha256')
    for (const record of demoPatents({ seed: SEED, count: 1000 })) hash.update(JSON.stringify(record))
    // A change here changes the corpus for everybody: increase DEMO_CORPUS_VERSION with it.
    expect(hash.digest('hex')).toBe('2ba8ee77daba37e551dda02ebbcd6d719f9a4641ee35394d957d6d06ad5ded66')
  })

  it('begins alike whatever its size', () => {
    expect([...demoPatents({ seed: SEED, count: 777 })]).toEqual(corpus.slice(0, 777))
  })

  it('differs with the seed', () => {
    const [other] = demoPatents({ seed: SEED + 1, count: 1 })
    expect(other?.titles).not.toEqual(corpus[0]?.titles)
  })

  it('omits only the description if requested', () => {
    const short = [...demoPatents({ seed: SEED, count: 200, withoutDescription: true })]
    expect(short.map((record) => record.description)).toEqual(short.map(() => undefined))
    expect(short).toEqual(corpus.slice(0, 200).map((record) => ({ ...record, description: undefined })))
  })

  it.each([-1, 1.5, 10_000_001, Number.NaN])('rejects %s records', (count) => {
    expect(() => demoPatents({ seed: SEED, count }).next()).toThrow(RangeError)
  })

  it('gives no number twice', () => {
    expect(byNumber.size).toBe(COUNT)
  })
})

describe('every record', () => {
  it('is marked as invented, with its position in the stream', () => {
    expect(breaking(({ other, source }) => (other?.['notice']?.[0] ?? '').includes('虚构') && source.format === 'demo')).toEqual([])
    expect(corpus.map(({ source }) => source.position)).toEqual(corpus.map((_, position) => position))
  })

  it('is plain JSON without empty facts', () => {
    expect(JSON.parse(JSON.stringify(corpus))).toEqual(corpus)
    expect(
      breaking(
        (record) => !/"":|:""|undefined|NaN|\[\]|\[object/.test(JSON.stringify({ ...record, claims: undefined, legalEvents: undefined })),
      ),
    ).toEqual([])
  })

  it('has numbers that its office could write', () => {
    const reads = (number: string, role: 'publication' | 'application'): boolean => {
      const read = normalisePatentNumber(number, role)
      return read.number === number && read.checkDigit !== 'wrong'
    }
    expect(breaking((record) => reads(numberOf(record), 'publication') && reads(record.applicationNumber ?? '', 'application'))).toEqual([])
    expect(breaking(({ priorities = [] }) => priorities.every(({ number }) => reads(number, 'application')))).toEqual([])
  })

  it('has dates in order and none after the corpus date', () => {
    expect(
      breaking(({ applicationDate = '', publicationDate = '', grantDate, priorities = [], legalEvents = [] }) => {
        const events = legalEvents.map(({ date }) => date)
        const days = [...priorities.map(({ date = '' }) => date).sort(), applicationDate, publicationDate, DEMO_CORPUS_DATE]
        const inOrder = days.every((day, i) => /^\d{8}$/.test(day) && (i === 0 || (days[i - 1] as string) <= day))
        return inOrder && (grantDate === undefined || grantDate === publicationDate) && isSorted([...events, DEMO_CORPUS_DATE])
      }),
    ).toEqual([])
  })

  it('has claims in a tree: parents stand before, the first is independent', () => {
    expect(
      breaking(({ claims = [] }) =>
        claims.every(({ number, parents }, i) => number === i + 1 && parents.every((p) => p >= 1 && p < number)),
      ),
    ).toEqual([])
    expect(breaking(({ claims = [] }) => claims.every(({ independent, parents }) => independent === (parents.length === 0)))).toEqual([])
    expect(
      breaking(({ claims, patentType, office }) =>
        patentType === 'design' ? (claims?.length ?? 0) === (office === 'US' ? 1 : 0) : (claims?.length ?? 0) > 1,
      ),
    ).toEqual([])
  })

  it('names in its dependent claims the parents it has', () => {
    const named = (text: string): number[] => {
      const several = /权利要求(\d+)至(\d+)|權利要求(\d+)至(\d+)|claims (\d+) to (\d+)/.exec(text)
      if (several) {
        const [from = 0, to = 0] = several.slice(1).filter(Boolean).map(Number)
        return Array.from({ length: to - from + 1 }, (_, i) => from + i)
      }
      return /(?:权利要求|權利要求|of claim )(\d+)/.exec(text)?.slice(1).map(Number) ?? []
    }
    expect(
      breaking(({ claims = [] }) => claims.every(({ text, parents, independent }) => independent || named(text).join() === parents.join())),
    ).toEqual([])
  })

  it('has class symbols of the right form', () => {
    const reads = (symbol: string, scheme: 'ipc' | 'cpc' | 'locarno'): boolean => readClassSymbol(symbol, scheme) !== null
    expect(
      breaking(({ ipc = [], cpc = [] }) => ipc.every((symbol) => reads(symbol, 'ipc')) && cpc.every((symbol) => reads(symbol, 'cpc'))),
    ).toEqual([])
    expect(
      breaking(
        ({ patentType, ipc, locarno }) =>
          (patentType === 'design') === (locarno !== undefined) && (patentType === 'design') !== (ipc !== undefined),
      ),
    ).toEqual([])
  })

  it('has a status that its events lead to', () => {
    const dead = new Set(['CF01', 'CX01', 'RJ01', 'WD01'])
    const chinese = corpus.filter(({ office }) => office === 'CN')
    for (const { legalEvents = [], legalStatus } of chinese) {
      const codes = legalEvents.map(({ code }) => code)
      const expected = codes.some((code) => dead.has(code)) ? 'inactive' : codes.includes('GR01') ? 'active' : 'pending'
      expect([legalStatus, codes]).toEqual([expected, codes])
    }
    expect(new Set(chinese.map(({ legalStatus }) => legalStatus))).toEqual(new Set(['active', 'pending', 'inactive']))
    const states = chinese.flatMap(({ legalState }) => legalState?.detail ?? [])
    expect(states).toEqual(expect.arrayContaining(['examination', 'granted', 'rejected', 'deemed-withdrawn', 'lapsed-fee', 'expired']))
    for (const record of chinese) {
      const derived = legalStateOf([record], DEMO_CORPUS_DATE)
      // A few invented rights outlive the term of the law; their events do not contain its end.
      if (derived?.decidedBy.by !== 'term') expect(record.legalState?.detail).toBe(derived?.detail)
    }
  })

  it.each(['DE', 'JP', 'KR', 'TW'])('grants of %s have a status that their events prove', (office) => {
    const states = corpus
      .filter((record) => record.office === office)
      .map((record) => ({ own: record.legalState?.detail, derived: legalStateOf([record], DEMO_CORPUS_DATE) }))
      .filter(({ derived }) => derived?.decidedBy.by === 'event')
    expect(states.map(({ derived }) => derived?.detail)).toEqual(states.map(({ own }) => own))
    const details = new Set(states.map(({ own }) => own))
    expect([...details]).toEqual(expect.arrayContaining(['granted', 'examination']))
    expect(
      corpus.filter((record) => record.office === office && legalStateOf([record], DEMO_CORPUS_DATE)?.status === 'granted_unverified'),
    ).toEqual([])
  })
})

describe('what ties records together', () => {
  it('cites earlier records of the stream that were published before', () => {
    const wrong = corpus.flatMap((record) =>
      (record.citations ?? [])
        .flatMap(({ publicationNumber }) => publicationNumber ?? [])
        .filter(
          (cited) =>
            (positions.get(cited) ?? Infinity) >= (positions.get(numberOf(record)) ?? -1) ||
            (byNumber.get(cited)?.publicationDate ?? '') >= (record.applicationDate ?? ''),
        ),
    )
    expect(wrong).toEqual([])
    const cited = corpus.flatMap(({ citations = [] }) => citations)
    expect(new Set(cited.map(({ category }) => category))).toEqual(new Set(['X', 'Y', 'A']))
    expect(cited.length).toBeGreaterThan(COUNT / 4)
    expect(cited.some(({ text }) => text?.includes('Gezhi Journal of Invented Results'))).toBe(true)
  })

  it('shares in a simple family the priority, the applicants and the words of the invention', () => {
    const families = groups((record) => record.family?.simpleId)
    for (const members of families) {
      const firsts = new Set(
        members.map(
          (record) =>
            [record.applicationNumber, ...(record.priorities ?? []).map(({ number }) => number)].filter(
              (n) => n === priorityOf(members),
            )[0],
        ),
      )
      expect([...firsts], numberOf(members[0] as PatentRecord)).toEqual([priorityOf(members)])
      expect(new Set(members.map((record) => record.patentType)).size).toBe(1)
      expect(new Set(members.map((record) => record.drawings?.length)).size).toBe(1)
      expect(new Set(members.map((record) => record.family?.extendedId)).size).toBe(1)
    }
    expect(families.some((members) => new Set(members.map(({ office }) => office)).size >= 4)).toBe(true)
  })

  it('has extended families of several simple ones, tied by a priority', () => {
    const extended = groups((record) => record.family?.extendedId)
    const several = extended.filter((members) => new Set(members.map((record) => record.family?.simpleId)).size > 1)
    expect(several.length).toBeGreaterThan(20)
  })

  it('gives application and grant of one application the same number of application', () => {
    const both = groups((record) => record.applicationNumber).filter((members) => members.length === 2)
    expect(both.length).toBeGreaterThan(400)
    for (const [first, second] of both) expect([first?.grantDate, second?.grantDate]).toEqual([undefined, second?.publicationDate])
  })
})

describe('the corpus', () => {
  it('has every office, kind of applicant, type of patent and field of technology in its first thousand', () => {
    const first = corpus.slice(0, 1000)
    const kinds = new Set(first.flatMap(({ applicants = [] }) => applicants.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['company', 'university', 'institute', 'hospital', 'government', 'person']))
    expect(new Set(first.map(({ office }) => office))).toEqual(new Set(['CN', 'US', 'EP', 'WO', 'JP', 'KR', 'DE', 'TW']))
    expect(new Set(first.map(({ patentType }) => patentType))).toEqual(new Set(['invention', 'utility', 'design']))
    const texts = first.map((record) => JSON.stringify([record.titles, record.abstracts, record.description])).join('\n')
    expect(TECHNOLOGIES.filter(({ field }) => !texts.includes(field.zh) && !texts.includes(field.en)).map(({ id }) => id)).toEqual([])
  })

  it.each(['飞机', '人工智能', '新型能源', '5G通信', '量子', 'AIGC', '数字经济', '光刻机', '计算生物学'])(
    'speaks of the hot word %s',
    (word) => {
      expect(
        corpus.filter(({ titles, abstracts = [] }) => [...titles, ...abstracts].some(({ text }) => text.includes(word))).length,
      ).toBeGreaterThan(5)
    },
  )

  it('is written in the language of its office, TW in traditional characters', () => {
    const languages = new Map(corpus.map((record) => [record.office, record.titles.map(({ lang }) => lang).join()]))
    expect(Object.fromEntries(languages)).toEqual({
      CN: 'zh,en',
      TW: 'zh',
      US: 'en',
      EP: 'en',
      WO: 'en',
      JP: 'en,ja',
      KR: 'en,ko',
      DE: 'en,de',
    })
    const untranslated = corpus.filter(
      ({ office, patentType, abstracts = [] }) =>
        office === 'CN' && abstracts.map(({ lang }) => lang).join() !== (patentType === 'design' ? 'zh' : 'zh,en'),
    )
    expect(untranslated.map(numberOf)).toEqual([])
    expect(corpus.filter(({ titles }) => titles.some(({ lang, text }) => lang === 'en' && /\p{Script=Han}/u.test(text)))).toEqual([])
    const taiwanese = corpus.filter(({ office }) => office === 'TW')
    expect(
      taiwanese.filter((record) => /[发电装备复种类设]/.test(JSON.stringify([record.titles, record.abstracts, record.claims]))),
    ).toEqual([])
  })

  it('has a few applicants with many patents and many with few', () => {
    const counts = [...Map.groupBy(corpus, (record) => record.applicants?.[0]?.otherNames?.[0]?.text ?? '').values()].map(
      ({ length }) => length,
    )
    const sorted = counts.sort((a, b) => b - a)
    expect(sorted.slice(0, 20).reduce((a, b) => a + b)).toBeGreaterThan(COUNT * 0.08)
    expect(sorted.filter((count) => count <= 3).length).toBeGreaterThan(sorted.length / 2)
  })

  it('grows over the years', () => {
    const filed = (from: string, to: string) =>
      corpus.filter(({ applicationDate = '' }) => applicationDate >= from && applicationDate < to).length
    expect(filed('2016', '2026')).toBeGreaterThan(2 * filed('2006', '2016'))
    expect(filed('1995', '2006')).toBeGreaterThan(0)
  })
})

function isSorted(list: readonly string[]): boolean {
  return list.every((value, i) => i === 0 || (list[i - 1] as string) <= value)
}

function groups(key: (record: PatentRecord) => string | undefined): PatentRecord[][] {
  return [...Map.groupBy(corpus, key).values()]
}

/** The first filing of a family: the priority that all later members claim. */
function priorityOf(members: readonly PatentRecord[]): string | undefined {
  const own = new Set(members.map((record) => record.applicationNumber))
  const claimed = members.flatMap((record) => record.priorities?.[0]?.number ?? [])
  return (
    claimed.find((number) => own.has(number)) ?? (members.length === 1 || claimed.length === 0 ? members[0]?.applicationNumber : claimed[0])
  )
}
