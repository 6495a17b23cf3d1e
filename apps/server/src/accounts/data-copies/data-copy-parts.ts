import { partFiles } from '../../files/part-files.ts'

/** Key prefix of the parts; files below it are served only by the download call, to their owner. */
export const COPIES_PREFIX = 'data-copies/'

/** The parts of copies. */
export const { keysOf: partKeys, store: storeParts, read: readParts, remove: removeParts } = partFiles(COPIES_PREFIX)
