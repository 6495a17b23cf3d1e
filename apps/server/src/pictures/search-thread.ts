import { PictureError } from '@gezhi/pictures'
import { serveThread, throwIfCancelled } from '@gezhi/threads'
import sharp from 'sharp'
import { compareQuery, describeQuery } from './describe-query.ts'
import { findPictures } from './find-pictures.ts'
import { searchedIndexFiles } from './picture-index-file.ts'
import { PictureReader } from './picture-reader.ts'
import { removeIfDamaged } from './picture-schema.ts'
import { prepareUpload } from './prepare-upload.ts'
import { SEARCH_THREAD, type PictureProblem } from './search-thread-protocol.ts'

sharp.concurrency(1)
sharp.cache(false)

let reader: PictureReader | null = null

function openReader(folder: string): PictureReader | null {
  for (const file of searchedIndexFiles(folder)) {
    if (reader?.file === file && reader.isCurrent()) return reader
    const opened = PictureReader.open(file)
    if (opened === null) continue
    reader?.close()
    reader = opened
    return reader
  }
  return null
}

/** Work that reads the index. */
function intact<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return removeIfDamaged(work, () => {
    const file = reader?.isCurrent() === true ? reader.file : null
    reader?.close()
    reader = null
    return file
  })
}

serveThread(SEARCH_THREAD, {
  prepare: ({ bytes }) => orProblem(() => prepareUpload(bytes)),
  search: (task) =>
    orProblem(async () => {
      const index = openReader(task.folder)
      const model = index === null ? null : await index.model()
      if (index === null || model === null) return null
      const queries = []
      for (const picture of task.pictures) {
        throwIfCancelled()
        queries.push(await describeQuery(picture, task.shows, task.anyOrientation, model))
      }
      if (queries.some(({ views }) => views.length === 0)) return { problem: 'PICTURE_BLANK' as const, values: {} }
      return findPictures(task, queries, index)
    }),
  compare: ({ folder, shows, picture, orientation, hit }) =>
    orProblem(async () => {
      const model = await openReader(folder)?.model()
      if (!model) return null
      const similarity = await compareQuery(picture, hit, shows, orientation, model)
      return similarity ?? { problem: 'PICTURE_BLANK' as const, values: {} }
    }),
  progress: ({ folder, kind }) => intact(() => openReader(folder)?.progress(kind) ?? null),
})

async function orProblem<Response>(work: () => Promise<Response>): Promise<Response | PictureProblem> {
  try {
    return await intact(work)
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.code, values: error.params }
    throw error
  }
}
