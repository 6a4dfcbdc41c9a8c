/** Throws at line 5. The bundler rewrites this module because it uses `import.meta`. */
function fail(): never {
  const { dirname } = import.meta
  if (dirname === '') return fail()
  throw new Error('Failing on purpose.')
}

fail()
