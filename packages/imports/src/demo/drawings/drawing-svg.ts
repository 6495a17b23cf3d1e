import type { PatentRecord } from '@gezhi/records'
import type { FigureKind } from '../technology.ts'
import { Random } from '../random.ts'
import { drawAircraft, drawDrone, drawTurbine, drawVehicle } from './craft-figures.ts'
import { drawDesignView } from './design-views.ts'
import { drawBlocks, drawCurve, drawFlow, drawNetwork } from './diagram-figures.ts'
import { readFigureNote } from './figure-note.ts'
import { Ink } from './ink.ts'
import { writeLeaders } from './leaders.ts'
import { writeSign } from './numerals.ts'
import { drawCircuit, drawVessel } from './plant-figures.ts'
import { drawArm, drawBearing, drawExploded, drawLattice, drawLayers, type DrawFigure } from './structure-figures.ts'

const FIGURES: Record<FigureKind, DrawFigure> = {
  layers: drawLayers,
  blocks: drawBlocks,
  flow: drawFlow,
  circuit: drawCircuit,
  curve: drawCurve,
  bearing: drawBearing,
  lattice: drawLattice,
  vessel: drawVessel,
  aircraft: drawAircraft,
  drone: drawDrone,
  turbine: drawTurbine,
  vehicle: drawVehicle,
  network: drawNetwork,
  arm: drawArm,
  exploded: drawExploded,
}

/**
 * The drawing of a demonstration record as SVG of 600 × 600 units, one to five kilobytes, numerals as strokes. Deterministic. Null if the
 * record is not from the demonstration corpus or has no drawing with that id.
 */
export function drawingSvg(record: PatentRecord, id: string): string | null {
  const figure = record.source.format === 'demo' ? readFigureNote(record, id) : null
  if (!figure) return null
  const ink = new Ink()
  const random = new Random(figure.seed)
  if (figure.kind === 'view') drawDesignView(ink, random, Number(figure.id))
  else writeLeaders(ink, FIGURES[figure.kind](ink, random, figure.signs))
  writeSign(ink, `FIG.${figure.id}`, [300, 570], 24)
  return ink.svg()
}
