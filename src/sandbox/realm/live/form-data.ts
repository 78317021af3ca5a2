/** What a form would send, read from the elements of a worker. */
import { LiveDomElement } from './dom.ts';

export class LiveFormData extends FormData {
  constructor(form?: LiveDomElement) {
    super();
    for (const field of form instanceof LiveDomElement ? form.elements : []) {
      const { name, type, localName, value } = field;
      if (name === '' || localName === 'button' || field.hasAttribute('disabled')) continue;
      if (!/^(?:checkbox|radio)$/.test(type)) this.append(name, value);
      else if (field.checked) this.append(name, field.value || 'on');
    }
  }
}
