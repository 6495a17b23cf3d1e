/**
 * A WebAssembly module with one function: the dot products of one vector with many, 16 components per step.
 * (import "env" "memory" (memory 1 65536 shared)) (func (export "dots") (param $query i32) (param $vectors i32) (param $count i32) (param
 * $width i32) (param $out i32) for each of $count vectors of $width bytes (i8, a multiple of 16): the i32 sum of products with the $width
 * numbers (i16) at $query, to $out)
 * The build has no WebAssembly compiler, so the bytes are written here instruction by instruction.
 */
/** One line of the listing below. */
const line = (...bytes: readonly number[]) => bytes
const I32 = 0x7f
const V128 = 0x7b
const VOID = 0x40
const [QUERY, VECTORS, COUNT, WIDTH, OUT, END, AT, SUM, CHUNK] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const constant = (value: number) => [0x41, value]
const ADD = [0x6a]
const SUBTRACT = [0x6b]
const LESS = [0x49]
const BLOCK = [0x02, VOID]
const LOOP = [0x03, VOID]
const CLOSE = [0x0b]
const againIf = (depth: number) => [0x0d, depth]
const EQUALS_ZERO = [0x45]
const STORE = [0x36, 2, 0]
const simd = (code: number) => (code < 0x80 ? [0xfd, code] : [0xfd, (code & 0x7f) | 0x80, code >> 7])
const load = (offset: number) => [...simd(0x00), 0, offset]
const ZEROS = [...simd(0x0c), ...Array.from({ length: 16 }, () => 0)]
const EXTEND_LOW = simd(0x87)
const EXTEND_HIGH = simd(0x88)
const DOT = simd(0xba)
const ADD_FOUR = simd(0xae)
const lane = (which: number) => [...simd(0x1b), which]

const SUM_OF_LANES = [0, 1, 2, 3].flatMap((which) => [...get(SUM), ...lane(which), ...(which === 0 ? [] : ADD)])

/** `AT` runs along the query (two bytes per component) while `VECTORS` runs along all vectors. */
const STEP = [
  ...line(...get(VECTORS), ...load(0), ...set(CHUNK)),
  ...line(...get(SUM), ...get(CHUNK), ...EXTEND_LOW, ...get(AT), ...load(0), ...DOT, ...ADD_FOUR),
  ...line(...get(CHUNK), ...EXTEND_HIGH, ...get(AT), ...load(16), ...DOT, ...ADD_FOUR, ...set(SUM)),
  ...line(...get(VECTORS), ...constant(16), ...ADD, ...set(VECTORS)),
  ...line(...get(AT), ...constant(32), ...ADD, ...tee(AT), ...get(END), ...LESS, ...againIf(0)),
]

const BODY = [
  ...line(...get(QUERY), ...get(WIDTH), ...ADD, ...get(WIDTH), ...ADD, ...set(END)),
  ...line(...BLOCK, ...get(COUNT), ...EQUALS_ZERO, ...againIf(0), ...LOOP),
  ...line(...get(QUERY), ...set(AT), ...ZEROS, ...set(SUM)),
  ...line(...LOOP, ...STEP, ...CLOSE),
  ...line(...get(OUT), ...SUM_OF_LANES, ...STORE, ...get(OUT), ...constant(4), ...ADD, ...set(OUT)),
  ...line(...get(COUNT), ...constant(1), ...SUBTRACT, ...tee(COUNT), ...againIf(0), ...CLOSE, ...CLOSE),
  ...CLOSE,
]

const name = (text: string) => [text.length, ...text.split('').map((char) => char.charCodeAt(0))]
const number = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >> 7)])
const section = (id: number, content: readonly number[]) => [id, ...number(content.length), ...content]
const LOCALS = [2, 2, I32, 2, V128]
const FUNCTION = [...LOCALS, ...BODY]
const SHARED = 3

const MODULE = Uint8Array.from([
  ...line(0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...name('env'), ...name('memory'), 2, SHARED, ...number(1), ...number(65536)]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('dots'), 0, 0]),
  ...section(10, [1, ...number(FUNCTION.length), ...FUNCTION]),
])

/** Byte addresses except `count` and `width`, all in the memory given to `scanKernel`. */
export type Dots = (query: number, vectors: number, count: number, width: number, out: number) => void

/** The function over a shared memory. Threads may run it concurrently on one memory, each with its own area for query and results. */
export function scanKernel(memory: WebAssembly.Memory): Dots {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { env: { memory } })
  return instance.exports['dots'] as Dots
}
