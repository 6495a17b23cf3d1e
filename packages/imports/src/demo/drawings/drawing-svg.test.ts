import type { PatentRecord } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { demoPatents } from '../demo-patents.ts'
import { drawingSvg } from './drawing-svg.ts'
import { readFigureNote } from './figure-note.ts'

const corpus = [...demoPatents({ seed: 3, count: 1500 })]
const drawings = corpus.flatMap((record) => (record.drawings ?? []).map(({ id }) => ({ record, id })))

describe('drawings', () => {
  it('can be made for every drawing a record lists, of paths alone', () => {
    for (const { record, id } of drawings) {
      const svg = drawingSvg(record, id) ?? ''
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 600"[^<]*>(?:<(?:rect|path) [^<>]*\/>)+<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    }
    expect(drawings.length).toBeGreaterThan(corpus.length)
  })

  it('are the same every time', () => {
    const { record, id } = drawings[0] as (typeof drawings)[number]
    expect(drawingSvg(structuredClone(record), id)).toBe(drawingSvg(record, id))
  })

  it('stay on the sheet', () => {
    const outside = drawings.filter(({ record, id }) => {
      const absolute = [...(drawingSvg(record, id) ?? '').matchAll(/[ML](-?\d+) (-?\d+)/g)]
      return absolute.some(([, x, y]) => [Number(x), Number(y)].some((value) => value < 0 || value > 600))
    })
    expect(outside.map(({ record, id }) => `${record.publicationNumber} ${id}`)).toEqual([])
  })

  it('carry only signs that the description explains', () => {
    const unexplained = drawings.flatMap(({ record, id }) => {
      const text = (record.description ?? []).map(({ text }) => text).join('\n')
      return (readFigureNote(record, id)?.signs ?? []).filter((sign) => !new RegExp(`(?<!\\d)${sign}(?!\\d)`).test(text))
    })
    expect(unexplained).toEqual([])
  })

  it('carry signs unless they show a design', () => {
    const bare = drawings.filter(({ record, id }) => (readFigureNote(record, id)?.signs.length === 0) !== (record.patentType === 'design'))
    expect(bare).toEqual([])
  })

  it('agree within a family and hardly ever between inventions', () => {
    const drawn = corpus.filter((record) => record.drawings?.length)
    for (const members of Map.groupBy(drawn, (record) => record.family?.simpleId).values()) {
      expect(new Set(members.map((record) => drawingSvg(record, '1'))).size).toBe(1)
    }
    const inventions = new Set(drawn.map((record) => record.family?.extendedId)).size
    expect(new Set(drawn.map((record) => drawingSvg(record, '1'))).size / inventions).toBeGreaterThan(0.98)
  })

  it('are null for other records and unknown ids', () => {
    const [record] = corpus as [PatentRecord]
    expect(drawingSvg(record, '99')).toBeNull()
    expect(drawingSvg({ ...record, source: { format: 'cnki-jsonl' } }, '1')).toBeNull()
  })
})
