// The page that website builders put into a frame: the form of the partner whose code is in the address.
;(() => {
  const form = document.querySelector('foyer-form')
  const query = new URLSearchParams(location.search)
  form.dataset.ref = decodeURIComponent(location.pathname.split('/')[2] ?? '')
  // Words are not taken from the address: a link could make this page say anything in our name.
  for (const name of ['lang', 'theme', 'accent', 'handoff']) {
    const value = query.get(name)
    if (value) form.dataset[name] = value
  }
  if (query.has('lang')) document.documentElement.lang = query.get('lang')
  // Our own server names the API; elsewhere the widget knows the address that it was built with.
  const { supabaseUrl } = JSON.parse(document.getElementById('foyer-config')?.textContent || '{}')
  if (supabaseUrl) form.dataset.api = `${supabaseUrl}/functions/v1/capture-lead`

  // Only the page around the frame is told how high the form is; it may hide its address, then the frame keeps its height.
  if (parent === window || !document.referrer) return
  const around = new URL(document.referrer).origin
  let told = 0
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (height === told) return
    told = height
    parent.postMessage({ type: 'foyer:height', height }, around)
  }).observe(document.documentElement)
})()
