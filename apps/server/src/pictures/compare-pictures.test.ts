import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { drawnPng as png, SHAPES } from './testing/drawn-shapes.ts'

const PATENT = aPatent({ publicationNumber: 'CN100000001S', patentType: 'design', drawings: [{ id: '1', svg: SHAPES.arrow }] })

describe('comparison of a picture with that of a hit', async () => {
  const test = await buildTestApp({ records: [PATENT] })
  const { app, post } = test
  const { headers } = await aSession(test)
  beforeAll(async () => void (await test.service('pictures').describe(test.serving)))

  const uploaded = async (picture: Buffer) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(picture)], 'a.png'))
    const body = new Response(form)
    const payload = Buffer.from(await body.arrayBuffer())
    const sent = { ...headers, 'content-type': body.headers.get('content-type')! }
    const answer = await app.inject({ method: 'POST', url: '/api/search/imageSearch/uploadImage', payload, headers: sent })
    return answer.json<{ data: { url: string } }>().data.url
  }

  it('states in which cells two pictures agree, in the region and the orientation that were compared', async () => {
    const COMPARE = '/api/search/imageSearch/compare'
    const drawing = '/api/search/ts/drawing?number=CN100000001S&id=1'
    interface Side {
      region: { x: number; y: number; width: number; height: number }
      area: { x: number; width: number }
      cells: number[]
    }
    const compare = async (body: object) => (await post<{ query: Side; hit: Side }>(COMPARE, { hit: drawing, ...body }, headers)).data
    const same = await compare({ picture: { url: await uploaded(await png(SHAPES.arrow)) } })
    expect(same.query).toEqual(same.hit)
    expect(same.hit.cells).toHaveLength(64)
    expect(Math.max(...same.hit.cells)).toBe(1)
    // The frame around the box.
    expect(same.hit.area.x).toBeLessThan(same.hit.region.x)

    const turned = await sharp(await png(SHAPES.arrow))
      .rotate(90)
      .extend({ left: 200, background: '#fff' })
      .png()
      .toBuffer()
    const url = await uploaded(turned)
    const picture = { url, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }
    const back = await compare({ picture, turn: { degrees: 270, mirrored: false } })
    expect(back.query.region.x).toBeGreaterThan(0.5)
    // A row of the hit is a column of the query, which was turned clockwise.
    const columns = back.hit.cells.map((_, cell) => back.query.cells[(cell % 8) * 8 + 7 - Math.floor(cell / 8)]!)
    for (const [cell, value] of back.hit.cells.entries()) expect(columns[cell]).toBeCloseTo(value, 1)
    expect(await post(COMPARE, { hit: drawing, picture: { url: await uploaded(await png(SHAPES.blank)) } }, headers)).toMatchObject({
      data: { error: 'PICTURE_BLANK' },
    })
    expect(await post(COMPARE, { hit: 'https://example.org/a.png', picture }, headers)).toMatchObject({ code: 404 })
    expect(await post(COMPARE, { hit: drawing, picture, turn: { degrees: 360, mirrored: false } }, headers)).toMatchObject({ code: 400 })
  })
})
