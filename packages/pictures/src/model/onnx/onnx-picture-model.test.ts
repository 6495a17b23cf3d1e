import { rm } from 'node:fs/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PictureView } from '../../picture-model.ts'
import { readBuiltInProjections } from '../../projection/built-in-projections.ts'
import { cosine } from '../../score/view-score.ts'
import { drawn } from '../../testing/drawn-picture.ts'
import { TINY_NETWORK_DIMENSIONS, tinyNetwork } from '../../testing/tiny-network.ts'
import { builtInModel } from '../built-in-model.ts'
import { networkInput } from './network-input.ts'
import { openOnnxPictureModel } from './onnx-picture-model.ts'
import { pooledOutput } from './pooled-output.ts'

const RUNTIME = 'onnxruntime-node'
const isInstalled = await import(RUNTIME).then(
  () => true,
  () => false,
)
const reason = `the package ${RUNTIME} is ${isInstalled ? '' : 'not '}installed`
if (!isInstalled) console.warn(`Tests of networks for pictures are skipped: the package ${RUNTIME} is not installed`)

async function network(manifest: object = {}): Promise<string> {
  const folder = await tinyNetwork(manifest)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const opened = async (manifest: object = {}) => openOnnxPictureModel(await network(manifest), readBuiltInProjections())

const corner = (x: number, y: number) =>
  drawn(80, 80, [
    { box: [x, y, x + 10, y + 60], colour: [200, 0, 0] },
    { box: [x, y, x + 30, y + 10], colour: [200, 0, 0] },
  ])
const RED_LEFT = corner(10, 10)
const RED_RIGHT = corner(44, 8)
const BLUE_BARS = drawn(80, 80, [
  { box: [10, 10, 70, 20], colour: [0, 0, 220] },
  { box: [10, 50, 70, 60], colour: [0, 0, 220] },
])

describe.skipIf(!isInstalled)(`with the runtime: ${reason}`, () => {
  test('vectors have the numbers of the network and of the built-in model, and are alike for like pictures', async () => {
    const model = await opened()
    expect(model.shapeDimensions).toBe(TINY_NETWORK_DIMENSIONS + builtInModel().shapeDimensions)
    const [left, right, bars] = await Promise.all(
      [RED_LEFT, RED_RIGHT, BLUE_BARS].map(async (picture) => (await model.describe(picture, 'mark', { parts: false }))[0]!.shape),
    )
    expect(left!.length).toBe(model.shapeDimensions)
    expect(cosine(left!, right!, 0)).toBeGreaterThan(0.97)
    expect(cosine(left!, bars!, 0)).toBeLessThan(0.8)
  })

  test('the similarity is the weighted mean of those of both', async () => {
    const cosineBy = (views: readonly (readonly PictureView[])[]) => cosine(views[0]![0]!.shape, views[1]![0]!.shape, 0)
    const pictures = [RED_LEFT, BLUE_BARS]
    const of = async (weight: number) => {
      const model = await opened({ weight })
      return cosineBy(await Promise.all(pictures.map(async (picture) => model.describe(picture, 'mark', { parts: false }))))
    }
    const own = cosineBy(pictures.map((picture) => builtInModel().describe(picture, 'mark', { parts: false })))
    expect(await of(0.25)).toBeCloseTo(0.25 * (await of(1)) + 0.75 * own, 1)
  })

  test('another manifest is another model', async () => {
    expect((await opened()).id).toBe((await opened()).id)
    expect((await opened({ weight: 0.4 })).id).not.toBe((await opened()).id)
  })

  test('names of inputs and lengths of centres that the network does not have are rejected', async () => {
    await expect(opened({ input: 'image' })).rejects.toThrow('it has no input image, but pixels')
    await expect(opened({ centre: [1, 2] })).rejects.toThrow(`centre has 2 numbers, the output ${TINY_NETWORK_DIMENSIONS}`)
    await expect(opened({ size: 64 })).rejects.toMatchObject({ reason: 'invalid' })
  })
})

test.skipIf(isInstalled)(`without the runtime it reports what is missing: ${reason}`, async () => {
  await expect(opened()).rejects.toMatchObject({ reason: 'not-installed' })
})

test('unknown entries of a manifest are rejected by name, and a missing network by its file', async () => {
  await expect(opened({ sizes: 3 })).rejects.toThrow(/picture-model\.json.*sizes/)
  await expect(openOnnxPictureModel('/nowhere', readBuiltInProjections())).rejects.toThrow('/nowhere/model.onnx cannot be read')
})

test('a wide box is centred on the colour of its edges, in both layouts', () => {
  const picture = { width: 4, height: 2, pixels: Uint8Array.from({ length: 24 }, (_, at) => [255, 0, 51][at % 3]!) }
  const box = { left: 0, top: 0, right: 4, bottom: 2 }
  const settings = { size: 4, mean: [0.5, 0, 0], deviation: [0.5, 1, 0.2] } as const
  const first = networkInput(picture, box, { ...settings, mean: [...settings.mean], deviation: [...settings.deviation], layout: 'nchw' })
  expect(first.dims).toEqual([1, 3, 4, 4])
  expect([0, 16, 32].map((at) => first.data[at])).toEqual([1, 0, 1])
  const last = networkInput(picture, box, { ...settings, mean: [...settings.mean], deviation: [...settings.deviation], layout: 'nhwc' })
  expect(last.dims).toEqual([1, 4, 4, 3])
  expect([...last.data.subarray(0, 3)]).toEqual([1, 0, 1])
})

test('outputs of tokens and of cells become one vector', () => {
  const data = Float32Array.from([1, 2, 3, 4, 5, 6])
  expect([...pooledOutput({ data, dims: [1, 6] }, 'mean')!]).toEqual([1, 2, 3, 4, 5, 6])
  expect([...pooledOutput({ data, dims: [1, 3, 2] }, 'mean')!]).toEqual([3, 4])
  expect([...pooledOutput({ data, dims: [1, 3, 2] }, 'cls')!]).toEqual([1, 2])
  expect([...pooledOutput({ data, dims: [1, 2, 3, 1] }, 'mean')!]).toEqual([2, 5])
  expect(pooledOutput({ data, dims: [6] }, 'mean')).toBeNull()
})
