import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PictureKind } from '../picture-model.ts'
import { cosine } from '../score/view-score.ts'
import { drawn, type Rgb, type Shape } from '../testing/drawn-picture.ts'
import { builtInModel } from './built-in-model.ts'

/** Vectors described when rows were last incompatible: shape then colour of each view, as base64. Another version needs another model id. */
const GOLDEN = JSON.parse(readFileSync(join(import.meta.dirname, 'golden-vectors.json'), 'utf8')) as {
  readonly id: string
  readonly views: Record<string, string[]>
}

const RED: Rgb = [210, 20, 30]
const GREEN: Rgb = [20, 120, 60]
const STAIRS: readonly Shape[] = Array.from({ length: 6 }, (_, i) => ({
  box: [20 + i * 20, 20 + i * 18, 34 + i * 20, 140],
  colour: i % 2 === 0 ? RED : GREEN,
}))
const PICTURES: Readonly<Record<string, readonly [PictureKind, readonly Shape[]]>> = {
  stairs: ['mark', STAIRS],
  plate: [
    'mark',
    [
      { box: [10, 10, 150, 150], colour: GREEN },
      { box: [40, 40, 60, 120], colour: [255, 255, 255] },
      { box: [40, 100, 120, 120], colour: [255, 255, 255] },
    ],
  ],
  lines: ['drawing', Array.from({ length: 9 }, (_, i) => ({ box: [15 + i * 5, 12 + i * 14, 130, 13 + i * 14], colour: [0, 0, 0] }))],
}

test.each(Object.keys(PICTURES))('stored rows remain comparable: %s', (name) => {
  const model = builtInModel()
  const [kind, shapes] = PICTURES[name]!
  const views = model.describe(drawn(160, 160, shapes), kind, { parts: true })
  const present = views.map(({ shape, colour }) => Buffer.from([...shape, ...colour]).toString('base64'))
  if (model.id !== GOLDEN.id) expect.fail(`The model has another id; its vectors are ${JSON.stringify({ id: model.id, name, present })}`)
  expect(present.length).toBe(GOLDEN.views[name]!.length)
  present.forEach((text, i) => expect(cosine(bytesOf(text), bytesOf(GOLDEN.views[name]![i]!), 0)).toBeGreaterThan(0.999))
})

function bytesOf(text: string): Int8Array {
  return Int8Array.from(Buffer.from(text, 'base64'), (byte) => (byte << 24) >> 24)
}
