/** Which documents of a landscape are selected; matches the request of `listLandscapeDocuments`. */
export interface Selection {
  readonly outline?: [x: number, y: number][]
  readonly hill?: number
  readonly years?: [from: number, to: number]
}
