import type { Graph, GraphLink, GraphNode } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { drawnGraph, movePlaces, type GraphStyle } from './drawn-graph.ts'
import { fittingBox, nodeAt, toScreen } from './draw-overlay.ts'
import { CANVAS_SCALE, CENTRE_SIZE, LINK_WIDTH, NODE_RADIUS } from './graph-sizes.ts'
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

test('an application without publication has the name of its number in a snapshot too', () => {
  const application = { ...node('patent:US~US18341603'), name: 'US18341603' }
  const stored = toSnapshot(emptyGraph(application), () => ({ x: 0, y: 0 }), new Set())
  expect(fromSnapshot(stored).state.centre).toEqual(application)
})

test('a graph says that links were left out', () => {
  const nodes = Array.from({ length: 202 }, (_, i) => node(`person:${i}`))
  const links = nodes.flatMap((a) => nodes.filter((b) => a !== b).map((b) => link(a.id, 'inventor', b.id)))
  const grow = (count: number) => addNeighbours(emptyGraph(centre), { centre, nodes, links: links.slice(0, count), groups: [] }, 20)
  expect(grow(20_000).isFull).toBe(false)
  expect(grow(20_001).isFull).toBe(true)
})

test('graph.02, graph.03, graph.05: radius 18 on a canvas of twice the size, centre 64 by 64, links of width 1', () => {
  const kinds = {
    patent: '#111111',
    organization: '',
    person: '#222222',
    date: '',
    classification: '',
    address: '',
    feature: '',
    field: '',
    problem: '',
    effect: '',
  }
  const style: GraphStyle = { colours: kinds, marks: kinds, text: '', background: '', line: '#333333', accent: '#444444', font: '' }
  const scene = { ...shownGraph(state, new Set()), centre: centre.id, path: ['patent:B', 'patent:A'] }
  const drawn = drawnGraph(scene, () => ({ x: 3, y: 4 }), style)
  expect([CANVAS_SCALE, NODE_RADIUS, CENTRE_SIZE, LINK_WIDTH]).toEqual([2, 18, 64, 1])
  expect(drawn.getNodeAttributes('person:甲')).toEqual({ x: 3, y: -4, type: 'circle', size: 18, color: '#222222' })
  // The size of a square is half of its diagonal.
  expect(drawn.getNodeAttributes('patent:A')).toMatchObject({ type: 'square', size: 32 * Math.SQRT2, color: '#111111' })
  expect(drawn.mapEdges((_key, { color }, source, target) => `${source} ${target} ${color}`)).toEqual([
    'patent:A person:甲 #333333ff',
    'patent:B patent:A #444444',
    'patent:A date:20200101 #333333ff',
  ])
  // Narrower than the least width, which is that of links.
  for (const size of drawn.mapEdges((_key, attributes) => attributes['size'] as number)) expect(size).toBeLessThan(LINK_WIDTH)
  // Of many links each is fainter.
  const many = { ...scene, links: Array.from({ length: 1600 }, (_, i) => link('patent:A', 'inventor', `person:${i}`)), path: [] }
  const crowd = { ...many, nodes: [centre, ...many.links.map(({ target }) => node(target))] }
  expect(drawnGraph(crowd, () => ({ x: 0, y: 0 }), style).mapEdges((_key, { color }) => color as string)[0]).toBe('#1a1a1a80')
  movePlaces(drawn, ['person:甲', 'person:gone'], (id) => ({ x: id.length, y: 1 }))
  expect(drawn.getNodeAttributes('person:甲')).toMatchObject({ x: 8, y: -1, size: 18 })
})

test('the node at a point of the screen is the one drawn there; the fitting part of the plane has all', () => {
  const places = new Map([
    ['patent:A', { x: -900, y: 20 }],
    ['person:甲', { x: 400, y: 700 }],
  ])
  const nodes = [centre, node('person:甲')]
  const at = { nodes, centre: centre.id, placeOf: (id: string) => places.get(id)! }
  const view = { x: 200, y: 150, zoom: 0.1 }
  expect(toScreen({ x: 400, y: 700 }, view)).toEqual({ x: 240, y: 220 })
  expect(nodeAt(at, view, { x: 245, y: 220 })).toBe('person:甲')
  expect(nodeAt(at, view, { x: 247, y: 220 })).toBeNull()
  expect(nodeAt(at, { ...view, zoom: 1 }, { x: -700 + 31, y: 170 })).toBe('patent:A')
  expect(fittingBox([...places.values()], 400, 300)).toEqual({ x: [-900, 400], y: [20, 700] })
  expect(fittingBox([{ x: 10, y: 10 }], 400, 300)).toEqual({ x: [-190, 210], y: [-140, 160] })
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
