import { describe, expect, it } from 'vitest'
import { greyPng, jpegHead } from '../testing/sample-pictures.ts'
import { fitInto, pictureSize } from './picture-size.ts'

describe('sizes of pictures', () => {
  it('stand in their heads', () => {
    expect(pictureSize({ type: 'png', bytes: greyPng(30, 20) })).toEqual({ width: 30, height: 20 })
    expect(pictureSize({ type: 'jpeg', bytes: jpegHead(640, 480) })).toEqual({ width: 640, height: 480 })
  })

  it.each([
    ['<svg width="20" height="10px">', { width: 20, height: 10 }],
    ['<?xml version="1.0"?><svg height="1in" width="2in" viewBox="0 0 1 1">', { width: 192, height: 96 }],
    ['<svg width="100%" viewBox="0, 0 200 100">', { width: 200, height: 100 }],
    ['<svg width="50" viewBox="0 0 200 100">', { width: 50, height: 25 }],
    ['<svg>', null],
    ['<svg viewBox="0 0 0 0">', null],
    ['<html>', null],
  ])('of %s are those of its root', (root, size) => {
    expect(pictureSize({ type: 'svg', bytes: Buffer.from(root) })).toEqual(size)
  })

  it('are unknown for other bytes', () => {
    for (const type of ['png', 'jpeg', 'svg'] as const) expect(pictureSize({ type, bytes: Buffer.from('no picture') })).toBeNull()
    expect(pictureSize({ type: 'jpeg', bytes: Buffer.from('ffd8ffe0ffff00000000', 'hex') })).toBeNull()
    expect(pictureSize({ type: 'png', bytes: greyPng(0, 20) })).toBeNull()
  })

  it('are reduced, not enlarged', () => {
    expect(fitInto({ width: 400, height: 100 }, { width: 200, height: 200 })).toEqual({ width: 200, height: 50 })
    expect(fitInto({ width: 40, height: 10 }, { width: 200, height: 200 })).toEqual({ width: 40, height: 10 })
  })
})
