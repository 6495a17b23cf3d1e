import type { RawPicture } from './decode/raw-picture.ts'

/** What a picture shows: a trade mark, or a drawing of a patent or a design. */
export type PictureKind = 'mark' | 'drawing'

/** Numbers in the shape vector of the built-in model and in the colour vector of every model. */
export const SHAPE_DIMENSIONS = 96
export const COLOUR_DIMENSIONS = 32

/** A change of orientation of a query, so that turned and mirrored pictures are found: mirrored first, then turned clockwise. */
export interface Orientation {
  readonly degrees: number
  readonly mirrored: boolean
}

/** One description of a picture: the whole, what is inside its frame or plate, a part of a mark, or a window of a drawing. */
export interface PictureView {
  readonly view: 'whole' | 'peeled' | 'part'
  /** Left, top, right and bottom edge of what is described, in 1/255 of the width and the height of the picture. */
  readonly box: readonly [number, number, number, number]
  /** As many numbers as `PictureModel.shapeDimensions`. */
  readonly shape: Int8Array
  readonly colour: Int8Array
  /** How the picture was turned and mirrored before it was described; null for upright ones, as in all stored rows. */
  readonly orientation: Orientation | null
}

export interface DescribeOptions {
  /** Whether parts get a view of their own: for stored pictures, and for marks searched for. A drawing searched for may itself be a part of another, so its own are left out. */
  readonly parts: boolean
  /** Orientations described in addition to the upright one (queries only). */
  readonly orientations?: readonly Orientation[]
  /** Called before each orientation is described; throws to end the description. */
  readonly checkpoint?: () => void
}

/** Where one of two pictures resembles the other. */
export interface LikeRegion {
  /** The compared view, as in `PictureView`. */
  readonly box: PictureView['box']
  /** The area of the cells, left, top, right and bottom in shares of the picture: the box with a margin, which may extend beyond the picture. */
  readonly area: readonly [number, number, number, number]
  /** Similarity of 8 × 8 cells of the area, row by row, from 0 to 1. */
  readonly cells: Float32Array
}

/** Where two pictures resemble each other: the same cells in both, turned back in the first one if it was turned. */
export interface PictureSimilarity {
  /** Of the compared views, by shape only. */
  readonly score: number
  readonly a: LikeRegion
  readonly b: LikeRegion
}

/** Converts pictures to vectors that are near each other for similar pictures. */
export interface PictureModel {
  /** Name and everything its vectors depend on: rows of different ids are never compared. */
  readonly id: string
  readonly shapeDimensions: number
  /** The views of a picture, outermost first; the whole one is left out where it adds nothing to the inside of its plate. Empty for a blank picture: there is nothing to compare, and it must not be stored. */
  describe(picture: RawPicture, kind: PictureKind, options: DescribeOptions): PictureView[] | Promise<PictureView[]>
  /** Where two pictures resemble each other if the first one is turned and mirrored; null if one of them is blank. */
  explain(a: RawPicture, b: RawPicture, kind: PictureKind, orientation: Orientation | null): PictureSimilarity | null
}
