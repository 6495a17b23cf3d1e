/** Thrown by a source when the content, inspected while reading, has no format that can be imported. */
export class UnknownContent extends Error {
  constructor() {
    super('unknown format / 不是可导入的格式')
    this.name = 'UnknownContent'
  }
}
