import { expect, test } from 'vitest'
import { repairXml } from './repair-xml.ts'

test.each([
  ['<p>a < b & c &amp; &#8211;</p>', '<p>a &lt; b &amp; c &amp; &#8211;</p>'],
  ['<p>if a<b and c>d</p>', '<p>if a&lt;b and c>d</p>'],
  ['<p>x <y> z</p><p>w</p>', '<p>x &lt;y> z</p><p>w</p>'],
  ['<p>x </y> z</p>', '<p>x &lt;/y> z</p>'],
  ['<a><img src="x"/><b>c</b></a>', '<a><img src="x"/><b>c</b></a>'],
  [
    '<?xml version="1.0"?><!DOCTYPE a><!-- < --><a><![CDATA[ < ]]></a>',
    '<?xml version="1.0"?><!DOCTYPE a><!-- < --><a><![CDATA[ < ]]></a>',
  ],
])('%s', (text, repaired) => expect(repairXml(text)).toBe(repaired))
