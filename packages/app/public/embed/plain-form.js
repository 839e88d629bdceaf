// What stands in place of the widget in browsers that cannot run it: a form that the browser sends by itself. It is written
// in JavaScript of 2009, and loaded by the widget alone; its query is the capture address of the host.
;(function () {
  var TEXTS = {
    title: ['Get a free website draft', 'Reciba gratis un borrador web'],
    label: ['Work email', 'Correo de trabajo'],
    button: ['Get my draft', 'Quiero mi borrador'],
    note: ['No credit card required.', 'Sin tarjeta de crédito.'],
    consent: [
      'Foyer may keep my email and how I found this page, to prepare my website draft.',
      'Foyer puede guardar mi correo y cómo llegué a esta página, para preparar mi borrador web.'
    ]
  }
  var config = window.FoyerConfig || {}
  if (window.foyerPlainForm) return
  window.foyerPlainForm = true
  var own = document.querySelector('script[src*="/embed/plain-form.js?"]')

  function make(name, attributes, children) {
    var element = document.createElement(name)
    for (var attribute in attributes) element.setAttribute(attribute, attributes[attribute])
    for (var index = 0; children && index < children.length; index++) {
      var child = children[index]
      element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
    }
    return element
  }

  function query(address, name) {
    var found = new RegExp('[?&]' + name + '=([^&#]*)').exec(address)
    try {
      return found ? decodeURIComponent(found[1].replace(/\+/g, ' ')) : ''
    } catch (error) {
      return ''
    }
  }

  /** Of each setting, the attribute counts, or else the query of the script, or else `FoyerConfig`. */
  function read(tag, name) {
    var bare = tag.nodeName === 'SCRIPT' ? query(tag.src, name) : tag.getAttribute(name)
    return tag.getAttribute('data-' + name) || bare || config[name] || ''
  }

  function makeForm(tag, ref) {
    var lang = /^es/i.test(read(tag, 'lang') || document.documentElement.lang) ? 1 : 0
    function say(name) {
      return read(tag, name) || TEXTS[name][lang]
    }
    var consent = read(tag, 'consent')
    var isRequired = /^required\b/i.test(consent)
    var sentence = isRequired ? consent.slice(9) || TEXTS.consent[lang] : consent
    var children = [
      make('p', {}, [say('title')]),
      make('p', {}, [
        make('label', {}, [say('label'), ' ', make('input', { name: 'email', type: 'email', required: '' })]),
        ' ',
        make('button', { type: 'submit' }, [say('button')])
      ]),
      make('p', {}, [say('note')])
    ]
    if (sentence) {
      var box = {
        name: 'foyer_consent',
        type: isRequired ? 'checkbox' : 'hidden',
        value: sentence,
        required: ''
      }
      children.splice(2, 0, make('p', {}, [make('label', {}, [make('input', box), ' ', sentence])]))
    }
    var names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
    for (var index = 0; index < names.length; index++) {
      var value = query(location.href, names[index])
      children.push(make('input', { type: 'hidden', name: 'foyer_' + names[index], value: value }))
    }
    children.push(make('input', { type: 'hidden', name: 'foyer_ref', value: ref }))
    children.push(make('input', { type: 'hidden', name: 'foyer_page', value: location.href }))
    return make(
      'form',
      {
        method: 'post',
        action: read(tag, 'api') || own.src.split('?')[1],
        target: window.top === window ? '_self' : '_blank',
        'data-foyer': ref
      },
      children
    )
  }

  /** Whether a form for this code is on the page, which the browser sends as well. */
  function hasForm(ref) {
    var forms = document.querySelectorAll('form[data-foyer]')
    for (var index = 0; index < forms.length; index++) {
      var field = forms[index].querySelector('[name=foyer_ref]')
      if (!ref || !field || field.value === ref) return true
    }
    return false
  }

  function fill() {
    // A timer, not a listener: what a page did to its listeners may be why the widget could not start.
    if (document.readyState === 'loading') return setTimeout(fill, 50)
    var tags = document.querySelectorAll('script[src*="widget.js"],foyer-form')
    for (var index = 0; index < tags.length; index++) {
      var tag = tags[index]
      var ref = read(tag, 'ref')
      if (tag.nodeName !== 'SCRIPT') {
        if (!tag.querySelector('form')) tag.appendChild(makeForm(tag, ref))
        // A tag without code and mode is there for forms and elements.
      } else if ((ref || read(tag, 'mode')) && !hasForm(ref)) {
        var place = document.querySelector('[data-foyer]:not(form)') || document.body
        if (place === document.body && place.contains(tag))
          tag.parentNode.insertBefore(makeForm(tag, ref), tag.nextSibling)
        else place.appendChild(makeForm(tag, ref))
      }
    }
  }

  fill()
  if (window.MutationObserver)
    new MutationObserver(fill).observe(document.documentElement, { childList: true, subtree: true })
})()
