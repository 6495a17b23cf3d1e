import { expect, it } from 'vitest'
import {
  newPictureQuery,
  pictureQueryParams,
  pictureRequest,
  queryOfRequest,
  readPictureQuery,
  type PictureQuery,
} from './picture-query.ts'

const QUERY: PictureQuery = {
  ...newPictureQuery('trademark', [
    { url: '/api/search/imageSearch/picture?name=a.png', crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
    { url: '/api/search/trademark/picture?number=EM1&id=1', crop: null },
  ]),
  match: 'any',
  colour: 'shape',
  anyOrientation: true,
  filters: { locarno: [], vienna: ['27.05'], nice: ['09', '35'], status: ['active'], type: [], country: [] },
  viennaFirst: true,
  fromYear: '2020',
  page: 3,
  size: 50,
}

it('reads what it writes', () => {
  expect(readPictureQuery(pictureQueryParams(QUERY))).toEqual(QUERY)
  expect(readPictureQuery(pictureQueryParams(newPictureQuery('patent')))).toEqual(newPictureQuery('patent'))
})

it('leaves out what is invalid', () => {
  const params = { kind: 'company', url: 'a', crop: '0,0,2,1', match: 'x', colour: 'toString', from: '20', page: '-1', size: '30' }
  expect(readPictureQuery(params)).toEqual(newPictureQuery('patent', [{ url: 'a', crop: null }]))
})

it('is requested, and read from a stored request', () => {
  const request = pictureRequest(QUERY)
  expect(request).toMatchObject({
    match: 'any',
    colour: 0,
    anyOrientation: true,
    nice: ['09', '35'],
    vienna: [],
    viennaFirst: ['27.05'],
    dateFrom: '20200101',
    from: 100,
    size: 50,
  })
  expect(queryOfRequest('trademark', request)).toEqual({ ...QUERY, page: 1, size: 20 })
})
