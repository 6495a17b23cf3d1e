import { expect, test } from 'vitest'
import { composed } from './colour-picture.ts'
import { drawn, type Shape } from '../testing/drawn-picture.ts'
import { inkLayers } from './ink-layers.ts'
import { withoutCaptions } from './without-captions.ts'

const INK = [0, 0, 0] as const
const DRAWING: readonly Shape[] = [
  { box: [20, 20, 140, 26], colour: INK },
  { box: [20, 114, 140, 120], colour: INK },
  { box: [60, 20, 68, 120], colour: INK },
  { box: [60, 60, 110, 66], colour: INK },
]
const BELOW: Shape = { box: [70, 134, 95, 141], colour: INK }

function boxOf(shapes: readonly Shape[]) {
  return withoutCaptions(inkLayers(composed(drawn(160, 160, shapes))).at(-1)!.layer)
}

test.each<[name: string, caption: Shape]>([
  ['below', BELOW],
  ['above', { box: [70, 4, 95, 11], colour: INK }],
  ['beside a sheet on its side', { box: [148, 60, 155, 85], colour: INK }],
])('a caption %s is not part of a drawing', (_name, caption) => {
  expect(boxOf([...DRAWING, caption])).toEqual({ left: 20, top: 20, right: 140, bottom: 120 })
})

test.each<[name: string, part: Shape]>([
  ['as long as the drawing', { box: [25, 134, 135, 141], colour: INK }],
  ['as high as a part of it', { box: [70, 126, 95, 156], colour: INK }],
  ['that touches it', { box: [70, 120, 95, 127], colour: INK }],
])('what is %s is one', (_name, part) => {
  expect(boxOf([...DRAWING, part])).toEqual({ left: 20, top: 20, right: 140, bottom: part.box[3] })
})
