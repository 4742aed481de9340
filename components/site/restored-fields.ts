/**
 * Runs in the document's head. After Back, browsers fill the fields of a page with what was typed before, between `load`
 * and `pageshow`, without an event. The form would show what it does not send, and what a logout has deleted. Drafts
 * restore input instead (hooks/forms/draft.ts, decision 0120), so the fields get back what they held at `load`.
 *
 * It is part of the document, because scripts may arrive after `pageshow`. Only forms that are sent are meant: a search
 * shows what is in the address.
 */
export const resetRestoredFields = `
(function () {
  var before = new Map();
  function property(field) {
    return /^(checkbox|radio)$/.test(field.type) ? 'checked' : 'value';
  }
  addEventListener('load', function () {
    var fields = 'form[method=post] :is(input:not([type=file]), select, textarea)';
    document.querySelectorAll(fields).forEach(function (field) { before.set(field, field[property(field)]); });
  });
  addEventListener('pageshow', function () {
    before.forEach(function (value, field) {
      if (field[property(field)] !== value) field[property(field)] = value;
    });
    before.clear();
  });
})();`;
