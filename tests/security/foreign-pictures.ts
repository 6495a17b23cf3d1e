import { drawnPng, SHAPES } from '../../apps/server/src/pictures/testing/drawn-shapes.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

async function aQueryPicture({ service }: TestApp, { userId }: Owner): Promise<{ url: string }> {
  return { url: await service('pictures').uploads.add(userId, await drawnPng(SHAPES.rings), 'png') }
}

/** The same, with an index to search. */
async function aSearchedPicture(test: TestApp, owner: Owner): Promise<{ url: string }> {
  await test.service('pictures').describe(test.serving)
  return aQueryPicture(test, owner)
}

async function aComparison(test: TestApp, owner: Owner): Promise<object> {
  const picture = await aSearchedPicture(test, owner)
  return { picture, hit: picture.url }
}

async function aPictureSearch(test: TestApp, owner: Owner): Promise<{ id: string }> {
  const picture = await aQueryPicture(test, owner)
  const { data } = await test.post<{ id: string }>('/api/search/imageSearch/add_history', picture, owner.headers)
  return { id: data.id }
}

/** Calls of the search by picture that name, list or change rows of a user. */
export const FOREIGN_PICTURES: Readonly<Record<string, ForeignRow>> = {
  'pictures.searchDrawings': { error: 'PICTURE_NOT_FOUND', make: aSearchedPicture },
  'pictures.searchFigures': { error: 'PICTURE_NOT_FOUND', make: aSearchedPicture },
  'pictures.searchMarksByPicture': { error: 'PICTURE_NOT_FOUND', make: aSearchedPicture },
  'pictures.comparePictures': { error: 'PICTURE_NOT_FOUND', make: aComparison },
  'pictures.getQueryPicture': {
    error: 'PICTURE_NOT_FOUND',
    make: async (test, owner) => ({ name: (await aQueryPicture(test, owner)).url.split('=')[1] }),
  },
  'pictures.addPictureSearch': { error: 'PICTURE_NOT_FOUND', make: aQueryPicture },
  'pictures.listPictureSearches': empty(aPictureSearch),
  'pictures.emptyPictureSearches': empty(aPictureSearch),
  'pictures.deletePictureSearch': { error: null, make: aPictureSearch },
}
