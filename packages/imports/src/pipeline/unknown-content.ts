/** Thrown by a source when what a file holds, seen only while it is read, is of no format that can be imported. */
export class UnknownContent extends Error {
  constructor() {
    super('of no format that can be imported / 不是可导入的格式')
    this.name = 'UnknownContent'
  }
}
