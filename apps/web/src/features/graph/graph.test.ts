import type { Graph, GraphLink, GraphNode } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import {
  CANVAS_SCALE,
  CENTRE_SIZE,
  drawGraph,
  fittingView,
  LINK_WIDTH,
  NODE_RADIUS,
  toPlane,
  toScreen,
  type GraphStyle,
} from './draw-graph.ts'
import { addNeighbours, emptyGraph, fromSnapshot, shownGraph, toSnapshot } from './graph-state.ts'
import { layoutOf, LINK_LENGTH, placeAround, stepLayout } from './layout.ts'

const node = (id: string): GraphNode => ({
  id,
  type: id.split(':')[0] as GraphNode['type'],
  name: id.split(':')[1]!,
  info: null,
  stored: true,
})
const link = (source: string, type: GraphLink['type'], target: string): GraphLink => ({ source, target, type, text: null, date: null })
const centre = node('patent:A')
const found: Graph = {
  centre,
  nodes: [centre, node('person:甲'), node('patent:B'), node('date:20200101')],
  links: [
    link('patent:A', 'inventor', 'person:甲'),
    link('patent:B', 'citing', 'patent:A'),
    link('patent:A', 'attribute', 'date:20200101'),
  ],
  groups: [{ link: 'citing', node: 'patent', total: 30, totalRelation: 'eq', more: true }],
}
const state = addNeighbours(emptyGraph(centre), found, 20)

test('a citation seen from its two ends is one link; nodes with further neighbours have a next page', () => {
  const both = addNeighbours(
    state,
    { centre: node('patent:B'), nodes: [centre], links: [link('patent:B', 'cited', 'patent:A')], groups: [] },
    20,
  )
  expect(both.links.size).toBe(3)
  expect([...both.next]).toEqual([
    ['patent:A', 20],
    ['patent:B', null],
  ])
})

test('kinds that are switched off take along the nodes that only they link; the centre stays', () => {
  const ids = (hidden: string[]) => shownGraph(state, new Set(hidden)).nodes.map(({ id }) => id)
  expect(ids([])).toEqual(['patent:A', 'person:甲', 'patent:B', 'date:20200101'])
  expect(ids(['citing', 'date'])).toEqual(['patent:A', 'person:甲'])
  expect(ids(['patent', 'inventor'])).toEqual(['patent:A', 'date:20200101'])
})

test('a snapshot opens as the same graph', () => {
  const stored = toSnapshot(state, (id) => ({ x: id.length, y: 1.4 }), new Set(['date']))
  const opened = fromSnapshot(structuredClone(stored))
  expect(opened.state.nodes).toEqual(state.nodes)
  expect([...opened.state.links.keys()]).toEqual([...state.links.keys()])
  expect(opened.places.get('person:甲')).toEqual({ x: 8, y: 1 })
  expect(stored.hidden).toEqual(['date'])
})

test('graph.02, graph.03, graph.05: radius 18 on a canvas of twice the size, centre 64 by 64, links of width 1', () => {
  const calls: unknown[][] = []
  const target: Record<string, unknown> = { canvas: { width: 800, height: 600 } }
  const context = new Proxy(target, {
    get: (target, name) =>
      name in target ? target[String(name)] : (...args: unknown[]) => calls.push([name, ...args, target['lineWidth']]),
    set: (target, name, value) => Reflect.set(target, name, value),
  }) as unknown as CanvasRenderingContext2D
  const kinds = {
    patent: '',
    organization: '',
    person: '',
    date: '',
    classification: '',
    address: '',
    feature: '',
    field: '',
    problem: '',
    effect: '',
  }
  const style: GraphStyle = { colours: kinds, marks: kinds, text: '', background: '', line: '', accent: '', font: '' }
  const scene = {
    ...shownGraph(state, new Set()),
    centre: centre.id,
    selected: null,
    path: [],
    isDraft: false,
    placeOf: () => ({ x: 0, y: 0 }),
  }
  drawGraph(context, scene, { x: 0, y: 0, zoom: 1 }, style)
  expect([CANVAS_SCALE, NODE_RADIUS, CENTRE_SIZE, LINK_WIDTH]).toEqual([2, 18, 64, 1])
  expect(calls[0]).toEqual(['setTransform', 2, 0, 0, 2, 0, 0, undefined])
  expect(calls.filter(([name]) => name === 'arc').map(([, , , radius]) => radius)).toEqual([18, 18, 18])
  expect(calls.filter(([name]) => name === 'roundRect').map(([, x, , width, height]) => [x, width, height])).toEqual([[168, 64, 64]])
  expect(calls.find(([name]) => name === 'stroke')?.at(-1)).toBe(1)
})

test('a place of the plane is where it is drawn, and the fitting view shows all', () => {
  const size = { width: 400, height: 300 }
  const places = [
    { x: -900, y: 20 },
    { x: 400, y: 700 },
  ]
  const view = fittingView(places, size)
  for (const place of places) {
    const at = toScreen(place, view, size)
    expect(at.x >= 0 && at.x <= 400 && at.y >= 0 && at.y <= 300).toBe(true)
    const back = toPlane(at, view, size)
    expect([back.x, back.y].map((value) => Math.round(value))).toEqual([place.x, place.y])
  }
})

test('the layout comes to rest, spreads nodes, keeps linked ones near and is the same every time', () => {
  const run = () => {
    const count = 60
    const places = new Float32Array(count * 2)
    for (let i = 1; i < count; i++) places.set(placeAround(0, 0, i), i * 2)
    // A star of 30 nodes, and a ring of 29 that hangs on it.
    const pairs = Array.from({ length: count - 1 }, (_, i) => (i < 30 ? [0, i + 1] : [i, i + 1]))
    const layout = layoutOf(places, Uint32Array.from(pairs.flat()))
    let steps = 1
    while (stepLayout(layout)) steps++
    return { places, pairs, steps }
  }
  const { places, pairs, steps } = run()
  expect(steps).toBeLessThan(400)
  expect(run().places).toEqual(places)
  const distance = (a: number, b: number) => Math.hypot(places[a * 2]! - places[b * 2]!, places[a * 2 + 1]! - places[b * 2 + 1]!)
  const mean = pairs.reduce((sum, [a, b]) => sum + distance(a!, b!), 0) / pairs.length
  expect(mean).toBeGreaterThan(LINK_LENGTH / 3)
  expect(mean).toBeLessThan(LINK_LENGTH * 4)
  for (let a = 0; a < 60; a++) for (let b = a + 1; b < 60; b++) expect(distance(a, b)).toBeGreaterThan(NODE_RADIUS)
})
