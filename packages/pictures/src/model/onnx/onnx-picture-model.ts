import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalized } from '../../blocks/histogram-block.ts'
import type { PictureKind, PictureModel } from '../../picture-model.ts'
import { projectColour, projected } from '../../projection/projection.ts'
import type { Projections } from '../../projection/built-in-projections.ts'
import { builtInModel } from '../built-in-model.ts'
import { orientedViews, type OrientedView } from '../oriented-views.ts'
import { networkInput } from './network-input.ts'
import { readOnnxManifest, type OnnxManifest } from './onnx-manifest.ts'
import { PictureModelError } from './picture-model-error.ts'
import { pooledOutput, type NetworkOutput } from './pooled-output.ts'

/** The used part of `onnxruntime-node`; it is an optional dependency, so its types may be missing. */
interface Runtime {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown
}
interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(inputs: Record<string, unknown>): Promise<Record<string, NetworkOutput>>
}

/** Not a literal in the import, so that types can be checked without the package. */
const RUNTIME = 'onnxruntime-node'
/** One core: others search meanwhile. */
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1 }

/**
 * A network in a folder: `model.onnx`, and how it is used in `picture-model.json` (`OnnxManifest`). Views, colours and a share of the
 * similarity remain those of the built-in model. Runs in the calling thread, with the package `onnxruntime-node`, which is 240 MB and
 * therefore optional. Throws `PictureModelError`.
 */
export async function openOnnxPictureModel(folder: string, projections: Projections): Promise<PictureModel> {
  const manifest = await readOnnxManifest(folder)
  const file = join(folder, 'model.onnx')
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new PictureModelError('invalid', `${file} cannot be read`, { cause })
  })
  const { vectorOf, dimensions } = await openNetwork(bytes, manifest, file)
  const builtIn = builtInModel(projections)
  const shapeOf = async (kind: PictureKind, { blocks, picture }: OrientedView): Promise<Int8Array> =>
    bytesOf(
      joined(
        await vectorOf(networkInput(picture, blocks.box, manifest)),
        projected(projections[kind].shape, blocks.shape),
        manifest.weight,
      ),
    )
  const content = createHash('sha256').update(bytes).update(JSON.stringify(manifest)).update(builtIn.id).digest('hex').slice(0, 16)
  return {
    id: `onnx-${content}`,
    shapeDimensions: dimensions + builtIn.shapeDimensions,
    async describe(raw, kind, options) {
      const views = []
      // A network takes as long for every part of a drawing as for the whole.
      for (const oriented of orientedViews(raw, kind, { ...options, parts: options.parts && kind === 'mark' })) {
        options.checkpoint?.()
        const { view, box, orientation, blocks } = oriented
        const colour = projectColour(projections[kind], blocks.colour)
        views.push({ view, box, shape: await shapeOf(kind, oriented), colour, orientation })
      }
      return views
    },
    explain: builtIn.explain,
  }
}

type Network = (input: ReturnType<typeof networkInput>) => Promise<Float32Array>

async function openNetwork(bytes: Uint8Array, manifest: OnnxManifest, file: string): Promise<{ vectorOf: Network; dimensions: number }> {
  const { InferenceSession, Tensor } = await loadRuntime()
  const invalid = (what: string, cause?: unknown) => new PictureModelError('invalid', `${file}: ${what}`, { cause })
  const session = await InferenceSession.create(bytes, OPTIONS).catch((cause: unknown) => {
    throw invalid(cause instanceof Error ? cause.message : String(cause), cause)
  })
  const input = manifest.input ?? session.inputNames[0]!
  const output = manifest.output ?? session.outputNames[0]!
  if (!session.inputNames.includes(input)) throw invalid(`it has no input ${input}, but ${session.inputNames.join(', ')}`)
  if (!session.outputNames.includes(output)) throw invalid(`it has no output ${output}, but ${session.outputNames.join(', ')}`)
  const vectorOf: Network = async ({ data, dims }) => {
    const outputs = await session.run({ [input]: new Tensor('float32', data, dims) })
    const vector = pooledOutput(outputs[output]!, manifest.pooling)
    if (vector === null) throw invalid(`its output has the dimensions ${outputs[output]!.dims.join(' × ')}`)
    return normalized(manifest.centre === undefined ? vector : vector.map((value, i) => value - manifest.centre![i]!))
  }
  const { size, layout } = manifest
  const empty = { data: new Float32Array(3 * size * size), dims: layout === 'nchw' ? [1, 3, size, size] : [1, size, size, 3] }
  const probe = await vectorOf(empty).catch((cause: unknown) => {
    throw cause instanceof PictureModelError ? cause : invalid(cause instanceof Error ? cause.message : String(cause), cause)
  })
  if (manifest.centre !== undefined && manifest.centre.length !== probe.length)
    throw invalid(`centre has ${manifest.centre.length} numbers, the output ${probe.length}`)
  return { vectorOf, dimensions: probe.length }
}

async function loadRuntime(): Promise<Runtime> {
  try {
    const module = (await import(RUNTIME)) as Record<string, unknown>
    return (module['default'] ?? module) as Runtime
  } catch (cause) {
    throw new PictureModelError('not-installed', `The package ${RUNTIME} is not installed (npm install --no-save ${RUNTIME})`, { cause })
  }
}

/** A vector whose cosines are the weighted means of those of two vectors of length 1. */
function joined(network: Float32Array, builtIn: Float32Array, weight: number): Float32Array {
  const [a, b] = [Math.sqrt(weight), Math.sqrt(1 - weight)]
  const vector = new Float32Array(network.length + builtIn.length)
  vector.set(network.map((value) => value * a))
  vector.set(
    builtIn.map((value) => value * b),
    network.length,
  )
  return vector
}

/** Scaled so that the largest number fills a byte: cosines do not depend on the scale. */
function bytesOf(vector: Float32Array): Int8Array {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((127 * value) / largest)))
}
