import { SCALE, type Points } from './read-points.ts'

/** What of the plane is visible: its centre, 0 to 1, and how many times it is enlarged. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The whole plane with a margin. */
export const WHOLE: View = { x: 0.5, y: 0.5, zoom: 0.96 }
const MAX_ZOOM = 40

/** How points are drawn. */
export interface ScatterStyle {
  /** Red, green, blue from 0 to 1: of the hill of each number, repeated from the first. */
  readonly colours: readonly (readonly [number, number, number])[]
  /** Years shown; points without a year are always. */
  readonly years: readonly [from: number, to: number]
  /** Number of the only hill that is not pale; null for all. */
  readonly hill: number | null
  readonly pixelRatio: number
}

/** Points on a canvas, drawn by the graphics processor. */
export interface Scatter {
  draw(view: View, style: ScatterStyle): void
  /** Frees its memory. */
  dispose(): void
}

const VERTEX = `#version 300 es
in vec2 place; in float year; in float hill;
uniform vec2 centre; uniform vec2 scale; uniform vec2 years; uniform float chosen; uniform float size; uniform vec3 colours[24]; uniform int count;
out vec4 colour;
void main() {
  bool shown = year == 0.0 || (year >= years.x && year <= years.y);
  vec2 at = (place - centre) * scale;
  gl_Position = shown ? vec4(at.x, -at.y, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
  gl_PointSize = size;
  float strength = chosen < 0.0 || chosen == hill ? 0.75 : 0.12;
  colour = vec4(colours[int(hill) % count], strength);
}`
const FRAGMENT = `#version 300 es
precision mediump float;
in vec4 colour; out vec4 result;
void main() {
  float radius = length(gl_PointCoord - 0.5);
  float alpha = colour.a * (1.0 - smoothstep(0.38, 0.5, radius));
  result = vec4(colour.rgb * alpha, alpha);
}`
/** Colours a program takes. */
const MAX_COLOURS = 24

/** Prepares a canvas; null without WebGL 2. */
export function scatterOn(canvas: HTMLCanvasElement, points: Points): Scatter | null {
  const gl = canvas.getContext('webgl2', { antialias: false, premultipliedAlpha: true })
  const program = gl && programOf(gl)
  if (gl === null || program === null) return null
  const buffers = [
    attribute(gl, program, 'place', points.places, 2, true),
    attribute(gl, program, 'year', points.years, 1, false),
    attribute(gl, program, 'hill', points.hills, 1, false),
  ]
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const [centre, scale, years, chosen, size, colours, count] = ['centre', 'scale', 'years', 'chosen', 'size', 'colours', 'count'].map(
    uniform,
  )
  return {
    draw(view, style) {
      const { width, height } = canvas
      const side = Math.min(width, height)
      gl.viewport(0, 0, width, height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT)
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
      gl.useProgram(program)
      gl.uniform2f(centre!, view.x, view.y)
      gl.uniform2f(scale!, (2 * view.zoom * side) / width, (2 * view.zoom * side) / height)
      gl.uniform2f(years!, style.years[0], style.years[1])
      gl.uniform1f(chosen!, style.hill ?? -1)
      gl.uniform1f(size!, pointSize(points.count, side / style.pixelRatio, view.zoom) * style.pixelRatio)
      gl.uniform3fv(colours!, style.colours.slice(0, MAX_COLOURS).flat())
      gl.uniform1i(count!, Math.min(MAX_COLOURS, style.colours.length))
      gl.drawArrays(gl.POINTS, 0, points.count)
    },
    dispose() {
      for (const buffer of buffers) gl.deleteBuffer(buffer)
      gl.deleteProgram(program)
    },
  }
}

/** The diameter of points in CSS pixels on a side of so many: few are larger than many; all grow a little when enlarged. */
export function pointSize(count: number, side: number, zoom: number): number {
  const share = (side / Math.sqrt(Math.max(1, count))) * 0.16
  return Math.max(2.5, Math.min(9, share)) * Math.min(2.2, zoom ** 0.35)
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type)
    if (shader === null) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}

function attribute(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  values: Uint16Array | Uint8Array,
  size: number,
  isNormalized: boolean,
): WebGLBuffer {
  const buffer = gl.createBuffer()
  const place = gl.getAttribLocation(program, name)
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW)
  gl.enableVertexAttribArray(place)
  gl.vertexAttribPointer(place, size, values.BYTES_PER_ELEMENT === 1 ? gl.UNSIGNED_BYTE : gl.UNSIGNED_SHORT, isNormalized, 0, 0)
  return buffer
}

/** Where a place of the plane, 0 to 1, is on a canvas, in its pixels. Pure. */
export function toCanvas(view: View, width: number, height: number, x: number, y: number): [number, number] {
  const side = Math.min(width, height) * view.zoom
  return [width / 2 + (x - view.x) * side, height / 2 + (y - view.y) * side]
}

/** The inverse of `toCanvas`. */
export function toPlane(view: View, width: number, height: number, x: number, y: number): [number, number] {
  const side = Math.min(width, height) * view.zoom
  return [view.x + (x - width / 2) / side, view.y + (y - height / 2) / side]
}

/** A view enlarged so many times; the place of the plane at `x`, `y` of the canvas stays there. Pure. */
export function zoomedAt(view: View, width: number, height: number, x: number, y: number, factor: number): View {
  const zoom = Math.max(WHOLE.zoom / 2, Math.min(MAX_ZOOM, view.zoom * factor))
  const before = toPlane(view, width, height, x, y)
  const after = toPlane({ ...view, zoom }, width, height, x, y)
  return { x: bounded(view.x + before[0] - after[0]), y: bounded(view.y + before[1] - after[1]), zoom }
}

/** A view whose plane is moved by so many pixels of the canvas. Pure. */
export function movedBy(view: View, width: number, height: number, dx: number, dy: number): View {
  const side = Math.min(width, height) * view.zoom
  return { ...view, x: bounded(view.x - dx / side), y: bounded(view.y - dy / side) }
}

function bounded(value: number): number {
  return Math.max(0, Math.min(1, value))
}

/** The point nearest to a place of the plane, within a distance; -1 if there is none. Pure. */
export function nearestPoint(
  { count, places, years }: Points,
  shown: readonly [number, number],
  x: number,
  y: number,
  within: number,
): number {
  let best = -1
  let least = within * within
  for (let i = 0; i < count; i++) {
    const square = (places[i * 2]! / SCALE - x) ** 2 + (places[i * 2 + 1]! / SCALE - y) ** 2
    if (square < least && (years[i] === 0 || (years[i]! >= shown[0] && years[i]! <= shown[1]))) [best, least] = [i, square]
  }
  return best
}
