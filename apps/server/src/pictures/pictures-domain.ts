import { CALLS } from '@gezhi/contract'
import { defineDomain, type DomainServices, type Serving } from '../platform/domain.ts'
import { indexPictures, maintainPictureIndex } from './index-pictures.ts'
import { pictureUsage, runPictureCommand } from './picture-commands.ts'
import { patentPictures } from './patent-pictures.ts'
import { PICTURES_PERSONAL_DATA } from './personal-data.ts'
import { pictureHandlers } from './picture-handlers.ts'
import { PictureSearch } from './picture-search.ts'
import { pictureSearchStore } from './picture-search-store.ts'
import type { PictureSource } from './picture-source.ts'
import { SharedPictures } from './shared-pictures.ts'
import { trademarkPictures } from './trademark-pictures.ts'
import { pictureUploadStore, type PictureUploadStore } from './upload-store.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    pictures: {
      readonly uploads: PictureUploadStore
      /** Describes the pictures of all changed records, for tests. */
      describe(serving: Serving): Promise<boolean>
    }
  }
}

/** Searches by picture: drawings of patents, designs, figures of trademarks. */
export const picturesDomain = defineDomain({
  name: 'pictures',
  calls: CALLS.pictures,
  personalData: PICTURES_PERSONAL_DATA,
  usage: pictureUsage,
  open({ background, database, files, folder, now, log, service, settings }) {
    const uploads = pictureUploadStore(database, files, now)
    const searches = pictureSearchStore(database, now)
    const { dailyQuota } = service('accounts')
    const sourcesOf = (serving: Serving): PictureSource[] => [
      // Members that take a record only get records of the kind, whose engine they are used with.
      patentPictures(serving),
      trademarkPictures(serving, files),
    ]
    const shared = settings.GEZHI_FILES_URL === null ? null : new SharedPictures(files, now)
    const network = settings.GEZHI_PICTURE_MODEL
    let search: PictureSearch | undefined
    return {
      handlers(serving) {
        search = new PictureSearch(folder.pictureIndex, shared, (error) => log.error({ err: error }, 'the image index is damaged'))
        return pictureHandlers(
          { schemes: serving.schemes, search, searches, uploads, dailyQuota, files, sources: sourcesOf(serving) },
          serving,
        )
      },
      close: async () => search?.close(),
      recordWork: [
        {
          name: 'describe-pictures',
          run: (serving, signal) =>
            maintainPictureIndex({
              sources: sourcesOf(serving).reverse(),
              files,
              folder: folder.pictureIndex,
              network,
              shared,
              slot: background,
              signal,
              onFailure: (error) => log.error({ err: error }, 'describing pictures failed'),
            }),
        },
      ],
      services: {
        uploads,
        describe: (serving) =>
          indexPictures({ sources: sourcesOf(serving), files, folder: folder.pictureIndex, network, signal: new AbortController().signal }),
      } satisfies DomainServices['pictures'],
      runCommand: (args) => runPictureCommand(folder.pictureIndex, network, args),
      jobs: [{ queue: 'purge-picture-uploads', cron: '52 * * * *', run: () => uploads.purgeExpired() }],
    }
  },
})
