import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { PictureModelError } from './picture-model-error.ts'

const perChannel = z.tuple([z.number(), z.number(), z.number()])

/** Contents of `picture-model.json` beside `model.onnx`; everything is optional. */
const manifestSchema = z.strictObject({
  /** Pixels on each side of the input. */
  size: z.int().min(16).max(1024).default(224),
  /** Order of the numbers of the input: channels, rows, columns; or rows, columns, channels. */
  layout: z.enum(['nchw', 'nhwc']).default('nchw'),
  /** Subtracted from red, green and blue in 0 to 1; what is left is divided by `deviation`. Those of ImageNet by default. */
  mean: perChannel.default([0.485, 0.456, 0.406]),
  deviation: perChannel.default([0.229, 0.224, 0.225]),
  /** Names of the input and the output; by default the first ones. */
  input: z.string().min(1).optional(),
  output: z.string().min(1).optional(),
  /** How an output of several vectors becomes one: their mean, or the first one (the class token). */
  pooling: z.enum(['mean', 'cls']).default('mean'),
  /** The mean vector of the model over pictures, subtracted before vectors are compared; not subtracted by default. */
  centre: z.array(z.number()).max(4096).optional(),
  /** Share of the model in the similarity of shape; the rest is that of the built-in model. */
  weight: z.number().min(0.05).max(1).default(0.5),
})

/** How a model is used. */
export type OnnxManifest = z.output<typeof manifestSchema>

/** Reads the manifest of a folder; without one the defaults apply. Throws `PictureModelError`, which names what is wrong. */
export async function readOnnxManifest(folder: string): Promise<OnnxManifest> {
  const file = join(folder, 'picture-model.json')
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const parsed = manifestSchema.safeParse(parsedOf(text))
  if (parsed.success) return parsed.data
  throw new PictureModelError('invalid', `${file}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`)
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
