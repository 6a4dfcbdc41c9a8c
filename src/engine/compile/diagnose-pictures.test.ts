import { describe, expect, it } from 'vitest'
import { readFontFile, pictureCases } from './test-kit/cases/pictures.ts'
import { diagnoseCase, formatDiagnostic } from './test-kit/diagnose-case.ts'
import { avifPicture, flatPicture, lossyPicture, progressivePicture, tinyPng } from './test-kit/pictures.ts'

describe('mistakes in pictures and fonts are each reported once, with a location and a remedy', () => {
  it.each(pictureCases)('$code: $mistake', async (testCase) => {
    const diagnostics = await diagnoseCase(testCase)
    expect(diagnostics.map(formatDiagnostic)).toEqual(testCase.expected)
    expect(diagnostics.filter(({ remedy }) => remedy === undefined)).toEqual([])
  })

  it('reports nothing for valid SVG files, pictures and fonts', async () => {
    const drawing = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="http://www.inkscape.org/namespaces/inkscape">
        <i:view zoom="1"/><style><![CDATA[.a { fill: url(#b); }]]></style>
        <style>@namespace url(http://www.w3.org/2000/svg); /* url(https://x.example/a) */ a::after { content: "url(https://x.example/a) &lt;b>"; }
          path { mask: image-set(url("#b") 1x type("image/png"), linear-gradient(red, blue) 2x); fill: var(--c); } </style>
        <text aria-label="don't (ever)" style="font-family: 'A; B', url('#b')"/>
        <image xlink:href="data:image/png;base64,iVBORw0KGgo="/><use href="#b"/><animate attributeName="x" to="1"/>
        <text>on = 1, javascript, @import</text>
      </svg>`
    const files = {
      'assets/own.svg': drawing,
      'assets/own.webp': flatPicture,
      'assets/lossy.webp': lossyPicture,
      'assets/own.png': tinyPng,
      'assets/own.jpg': progressivePicture,
      'assets/own.avif': avifPicture,
      'assets/own.woff2': readFontFile('latin'),
    }
    expect((await diagnoseCase({ code: 'svg-active-content', mistake: 'none', files, expected: [] })).map(formatDiagnostic)).toEqual([])
  })
})
