/** Fails at line 5, in a module that the bundler changes because it asks where it is. */
function fail(): never {
  const { dirname } = import.meta
  if (dirname === '') return fail()
  throw new Error('It fails.')
}

fail()
